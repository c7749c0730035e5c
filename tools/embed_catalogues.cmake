# Writes the languages and catalogues of i18n/ into one C++ file:
# cmake -DOUTPUT=… -DLANGUAGES=languages.json "-DFILES=en.json;cs.json" -P embed_catalogues.cmake
# The texts are longer than the standard asks every compiler to take; those we build with do.
set(code "#pragma GCC diagnostic ignored \"-Woverlength-strings\"\n#include \"text/languages.h\"\n\n")
string(APPEND code "namespace roundtable::embedded {\nnamespace {\nconst std::string_view texts[] = {\n")
foreach(file IN LISTS FILES)
  file(READ ${file} text)
  string(APPEND code "    R\"catalogue(${text})catalogue\",\n")
endforeach()
file(READ ${LANGUAGES} languages)
string(APPEND code "};\n}  // namespace\n"
  "const std::span<const std::string_view> catalogues(texts);\n"
  "const std::string_view languages = R\"languages(${languages})languages\";\n"
  "}  // namespace roundtable::embedded\n")
file(WRITE ${OUTPUT} "${code}")
