#pragma once

#include <stdexcept>

namespace attnscope {

/// Base of everything the library throws; `what()` is one sentence that can be shown as it stands.
class Error : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// A request that cannot be met as put: an unknown key, a value out of its range, a method that
/// makes no sense for a model. The command line exits with 2.
class InvalidRequest : public Error {
public:
    using Error::Error;
};

/// A file that cannot be read or written; the sentence names the file, the field and the fault.
class FileError : public Error {
public:
    using Error::Error;
};

/// Work that was given up because its stop token asked for it.
class Cancelled : public Error {
public:
    Cancelled() : Error("cancelled") {}
};

}  // namespace attnscope
