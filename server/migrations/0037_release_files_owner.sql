-- Owner: platform/pages. The files of a release are kept by what serves the site's pages.
COMMENT ON TABLE release_file IS 'What browsers fetch of a release by a name with its hash';
