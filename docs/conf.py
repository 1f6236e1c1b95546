"""The docs as a site: `make docs`."""

from durbar import __version__

project = "Durbar"
copyright = "The authors of Durbar. MIT licence"
release = version = __version__
language = "en"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["examples"]
suppress_warnings = ["toc.not_included"]  # a page that is in no menu is found by searching

html_theme = "furo"
html_title = "Durbar"
html_copy_source = False

myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_inherit_docstrings = False
add_module_names = False
default_role = "code"
