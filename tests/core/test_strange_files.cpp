#include <gtest/gtest.h>

#include "core/io/tensor_file.h"
#include "core/text/errors.h"
#include "tests/core/npy_bytes.h"
#include "tests/core/temporary_folder.h"
#include "tests/core/zip_bytes.h"

// Files of other programs that people open by mistake.

namespace attnscope {
namespace {

std::string fault_of_file(const std::string& name, const std::string& bytes) {
    const TemporaryFolder folder;
    const std::string path = folder.write(name, bytes);
    try {
        const TensorFile file(path);
        const Message fault = file.fault(file.tensors().front());
        return text_of(fault);
    } catch (const FileError& fault) {
        const std::string sentence = fault.what();
        EXPECT_TRUE(sentence.starts_with(path + ": ")) << sentence;
        return sentence.substr(path.size() + 2);
    }
}

void expect_part(const std::string& part, const std::string& sentence) {
    EXPECT_NE(sentence.find(part), std::string::npos) << sentence;
}

TEST(StrangeFiles, OfPyTorchAreNamedWithWhatToDo) {
    const std::string archive = testing::zip_bytes(
        {testing::stored("model/data.pkl", "\x80\x02}q"), testing::stored("model/data/0", "abcd")});
    for (const std::string name : {"model.pt", "model.npz", "model.safetensors"})
        expect_part("it is a file of PyTorch", fault_of_file(name, archive));
    expect_part("attnscope.capture()", fault_of_file("model.pt", archive));
    expect_part("safetensors.torch.save_file()", fault_of_file("model.pt", archive));
    const std::string old("\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19\x2e", 15);
    expect_part("it is a file of PyTorch", fault_of_file("old.bin", old));
}

TEST(StrangeFiles, OfPicklesAreNamed) {
    expect_part("it is a pickle of Python", fault_of_file("a.npy", "\x80\x04\x95 numpy"));
    const std::string objects = testing::npy_bytes(testing::npy_dictionary("|O", "(2, 2)"), "abcd");
    expect_part("Python objects, not of numbers", fault_of_file("a.npy", objects));
}

TEST(StrangeFiles, OfTextSayWhichEndingMisleads) {
    const std::string numbers = "0.1, 0.2\n0.3, 0.4\n";
    expect_part("it is text, although its name ends in .npy", fault_of_file("a.npy", numbers));
    expect_part("it is text, although its name ends in .safetensors",
                fault_of_file("a.safetensors", numbers));
    expect_part("it is text, not tensors", fault_of_file("a.dat", numbers));
    expect_part("it is text, not tensors", fault_of_file("a.dat",
                                                         "\xEF\xBB\xBF"
                                                         "caf\xC3\xA9\n"));
    expect_part("it is JSON, not tensors", fault_of_file("a.npy", "\n{\"tokens\": [\"a\"]}"));
    expect_part("it is JSON, not tensors", fault_of_file("index", "[1, 2, 3]"));
}

TEST(StrangeFiles, OfOtherFormatsAreNamed) {
    expect_part("it is a GGUF file", fault_of_file("m.gguf", std::string("GGUF\3\0\0\0", 8)));
    expect_part("it is an HDF5 file", fault_of_file("m.h5", "\x89HDF\r\n\x1a\n..."));
    expect_part("its kind is unknown",
                fault_of_file("m.bin", std::string("\1\2\3\4\0\0\0\0\0", 9)));
}

}  // namespace
}  // namespace attnscope
