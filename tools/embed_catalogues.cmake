# Writes the catalogues of i18n/ into one C++ file: cmake -DOUTPUT=… "-DFILES=a.json;b.json" -P embed_catalogues.cmake
# Longer than every compiler must take; those we build with do.
set(code "#pragma GCC diagnostic ignored \"-Woverlength-strings\"\n#include <array>\n#include <string_view>\n\nnamespace roundtable::embedded {\n")
string(APPEND code "extern const std::array<std::string_view, 5> catalogues;\nconst std::array<std::string_view, 5> catalogues{\n")
foreach(file IN LISTS FILES)
  file(READ ${file} text)
  string(APPEND code "    R\"catalogue(${text})catalogue\",\n")
endforeach()
string(APPEND code "};\n}  // namespace roundtable::embedded\n")
file(WRITE ${OUTPUT} "${code}")
