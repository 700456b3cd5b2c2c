# Compiles menus as part of a CMake build:
#
#   find_package(menuc REQUIRED)
#   add_executable(dishes main.c)
#   menuc_generate(dishes MENUS dishes.toml)
#
# find_package finds this directory by -Dmenuc_DIR=, or as lib/cmake/menuc below a directory of
# CMAKE_PREFIX_PATH, whose bin/menuc it then uses. It defines
#
#   menuc_generate    a function, described below
#   menuc::menuc      the program, as an imported target
#   MENUC             the program's path; -DMENUC= selects a different one

if(CMAKE_VERSION VERSION_LESS 3.20)
  set(menuc_FOUND FALSE)
  set(menuc_NOT_FOUND_MESSAGE "menuc needs CMake 3.20 or later.")
  return()
endif()

set(menuc_hints "")
if(CMAKE_CURRENT_LIST_DIR MATCHES "/(lib|share)/cmake/menuc$")
  set(menuc_hints HINTS "${CMAKE_CURRENT_LIST_DIR}/../../../bin")
endif()
find_program(MENUC menuc ${menuc_hints} DOC "The menu compiler")
if(NOT MENUC)
  set(menuc_FOUND FALSE)
  set(menuc_NOT_FOUND_MESSAGE "There is no menuc on the path. Name it with -DMENUC=.")
  return()
endif()
if(NOT TARGET menuc::menuc)
  add_executable(menuc::menuc IMPORTED GLOBAL)
  set_target_properties(menuc::menuc PROPERTIES IMPORTED_LOCATION "${MENUC}")
endif()

# menuc_generate(<target> MENUS <menu>...
#                [LANGUAGE <language>] [OUTPUT_DIRECTORY <directory>]
#                [CONFIGURATION <file>] [OPTIONS <option>...])
#
# Adds the files generated from the menus to the sources of a target, and their directory to the
# include directories of the target and of the targets that link to it. One call names all menus of a
# target, because they share the engine; a second call is an error.
#
#   MENUS             paths, relative to the current source directory
#   LANGUAGE          a target of menuc: c, the default, or objc
#   OUTPUT_DIRECTORY  menus/<target> in the current binary directory by default
#   CONFIGURATION     by default the nearest menuc.toml or menuc.yaml, from the current source
#                     directory up to the top of the project
#   OPTIONS           further options of `menuc build`, such as --param ids=all or --strict
#
# The menus are compiled again when they change, when a document that they include or one of their
# catalogs changes, and when menuc itself changes. CMake asks menuc for the names of its output when
# it configures the project, and configures the project again when one of the menus changes.
function(menuc_generate target)
  cmake_parse_arguments(
    PARSE_ARGV 1 arg "" "LANGUAGE;OUTPUT_DIRECTORY;CONFIGURATION" "MENUS;OPTIONS")
  if(NOT TARGET "${target}")
    message(FATAL_ERROR "menuc_generate: there is no target '${target}'")
  elseif(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "menuc_generate: unknown arguments '${arg_UNPARSED_ARGUMENTS}'")
  elseif(NOT arg_MENUS)
    message(FATAL_ERROR "menuc_generate: MENUS names no menu")
  endif()
  get_property(known TARGET "${target}" PROPERTY menuc_menus)
  list(JOIN known " " known)
  if(known)
    message(
      FATAL_ERROR
      "menuc_generate: '${target}' has the menus ${known} from an earlier call. All menus of a target "
      "share an engine: name them in one call")
  endif()
  set_property(TARGET "${target}" PROPERTY menuc_menus ${arg_MENUS})
  if(NOT arg_LANGUAGE)
    set(arg_LANGUAGE c)
  endif()
  if(NOT arg_OUTPUT_DIRECTORY)
    set(arg_OUTPUT_DIRECTORY "menus/${target}")
  endif()
  set(source "${CMAKE_CURRENT_SOURCE_DIR}")
  cmake_path(
    ABSOLUTE_PATH arg_OUTPUT_DIRECTORY BASE_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}" NORMALIZE)
  set(menus "")
  foreach(menu IN LISTS arg_MENUS)
    cmake_path(ABSOLUTE_PATH menu BASE_DIRECTORY "${source}" NORMALIZE)
    list(APPEND menus "${menu}")
  endforeach()
  if(arg_CONFIGURATION)
    cmake_path(ABSOLUTE_PATH arg_CONFIGURATION BASE_DIRECTORY "${source}" NORMALIZE)
  else()
    menuc_find_configuration(arg_CONFIGURATION "${source}")
  endif()
  if(arg_CONFIGURATION)
    set(configuration --configuration "${arg_CONFIGURATION}")
  else()
    set(configuration --no-configuration)
  endif()
  set(command
    "${MENUC}" build ${menus} --target "${arg_LANGUAGE}" --output "${arg_OUTPUT_DIRECTORY}"
    ${configuration} ${arg_OPTIONS})

  set_property(
    DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${menus} ${arg_CONFIGURATION})
  execute_process(
    COMMAND ${command} --list-outputs --quiet
    RESULT_VARIABLE status OUTPUT_VARIABLE listed ERROR_VARIABLE problems)
  set(known "menuc_outputs_of_${target}")
  if(status EQUAL 0)
    string(STRIP "${listed}" listed)
    string(REPLACE "\n" ";" outputs "${listed}")
    set(${known} "${outputs}" CACHE INTERNAL "What menuc generates for ${target}")
  elseif(DEFINED CACHE{${known}})
    # The menus were compiled before, so the build reports their problems.
    set(outputs "${${known}}")
  else()
    message(FATAL_ERROR "menuc can't compile the menus of '${target}':\n${problems}")
  endif()

  # Make compares only times: every build would make an output again that is older than the menu. The
  # depfile names the first output. CMake 3.25 adds the dependencies in a depfile to the earlier ones,
  # so a deleted file would stay a dependency forever: without its own list, CMake reads all depfiles
  # again.
  set(touch "")
  if(CMAKE_GENERATOR MATCHES "Makefiles")
    list(GET outputs 0 first)
    set(touch
      COMMAND "${CMAKE_COMMAND}" -E touch_nocreate "${first}"
      COMMAND "${CMAKE_COMMAND}" -E rm -f
        "${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${target}.dir/compiler_depend.internal")
  endif()
  set(depfile "${CMAKE_CURRENT_BINARY_DIR}/${target}.menus.d")
  string(REPLACE ";" ", " comment "${arg_MENUS}")
  add_custom_command(
    OUTPUT ${outputs}
    COMMAND ${command} --depfile "${depfile}" --quiet
    ${touch}
    DEPENDS ${menus} "${MENUC}"
    DEPFILE "${depfile}"
    COMMENT "Compiling ${comment}"
    VERBATIM)
  target_sources(${target} PRIVATE ${outputs})
  target_include_directories(${target} PUBLIC "$<BUILD_INTERFACE:${arg_OUTPUT_DIRECTORY}>")
endfunction()

# Finds the nearest configuration from a directory up to the top of the project.
function(menuc_find_configuration result directory)
  while(TRUE)
    foreach(name menuc.toml menuc.yaml)
      if(EXISTS "${directory}/${name}")
        set(${result} "${directory}/${name}" PARENT_SCOPE)
        return()
      endif()
    endforeach()
    if(directory STREQUAL CMAKE_SOURCE_DIR)
      return()
    endif()
    cmake_path(GET directory PARENT_PATH parent)
    if(parent STREQUAL directory)
      return()
    endif()
    set(directory "${parent}")
  endwhile()
endfunction()
