#include "ui/look/thrown_text.h"

#include <QCoreApplication>
#include <new>

#include "core/text/errors.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

QString unforeseen(const QString& what) {
    qCritical("attnscope: unexpected error: %s", qPrintable(what));
    return QCoreApplication::translate("attnscope::Thrown", "Unexpected error: %1").arg(what);
}

}  // namespace

QString thrownText(const std::exception_ptr& thrown) {
    try {
        std::rethrow_exception(thrown);
    } catch (const Cancelled&) {
        return {};
    } catch (const Error& error) {
        return translated(error.message());
    } catch (const std::bad_alloc&) {
        return QCoreApplication::translate("attnscope::Thrown",
                                           "There is not enough memory for this.");
    } catch (const std::exception& error) {
        return unforeseen(QString::fromUtf8(error.what()));
    } catch (...) {
        return unforeseen(QStringLiteral("?"));
    }
}

}  // namespace attnscope
