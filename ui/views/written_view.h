#pragma once

#include "ui/views/exported_view.h"

// What a file follows from: for the file itself, its preview and the clipboard alike.

namespace attnscope {

/// The request as a file of that name has it: without hidden curves that the view does not have,
/// and of a table without the look of pictures.
ExportRequest asWritten(const ExportedView& view, const ExportRequest& request,
                        const std::string& path);

/// What paints that file.
Paint paintingOf(ExportedView& view, const ExportRequest& request, const std::string& path,
                 const Work& work);

}  // namespace attnscope
