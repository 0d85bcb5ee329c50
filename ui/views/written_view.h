#pragma once

#include "ui/views/exported_view.h"

// What a file depends on: for the file itself, its preview and the clipboard alike.

namespace attnscope {

/// Returns the request as a file of that name has it: without hidden curves that the view does not
/// have, and for a table without the look of pictures.
ExportRequest asWritten(const ExportedView& view, const ExportRequest& request,
                        const std::string& path);

/// Returns what paints the file of that name.
Paint paintingOf(ExportedView& view, const ExportRequest& request, const std::string& path,
                 const Work& work);

}  // namespace attnscope
