#pragma once

#include "ui/views/exported_view.h"

// What a file is made from. The file itself, its preview and the clipboard all use this.

namespace attnscope {

/// Returns the request as for the file `path`: without hidden curves that the view does not have
/// and, for a table, without the look of pictures.
ExportRequest asWritten(const ExportedView& view, const ExportRequest& request,
                        const std::string& path);

/// Returns a function that paints the picture of the file `path`.
Paint paintingOf(ExportedView& view, const ExportRequest& request, const std::string& path,
                 const Work& work);

}  // namespace attnscope
