-- Owner: modules/media. The library: pictures, sounds, films and papers that content refers to. All of it is public.
CREATE TABLE media_item (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('image', 'audio', 'video', 'pdf')),
  -- Below /media: library/<random> of what was uploaded, samples/<name> of what came with the build.
  folder text NOT NULL,
  -- Of a picture none: its files are named by their widths, which follow from its own.
  file text,
  -- As its uploader called it; a download is offered under it.
  name text NOT NULL,
  mime text NOT NULL,
  bytes integer NOT NULL,
  width integer,
  height integer,
  seconds integer,
  placeholder text,
  poster_id uuid REFERENCES media_item,
  alt_uz text NOT NULL CHECK (alt_uz <> ''),
  alt_ru text NOT NULL CHECK (alt_ru <> ''),
  alt_en text NOT NULL CHECK (alt_en <> ''),
  sample boolean NOT NULL DEFAULT false,
  uploader_id uuid REFERENCES account,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX media_item_list ON media_item (created_at DESC, id);
CREATE INDEX media_item_folder ON media_item (folder);
CREATE INDEX media_item_poster ON media_item (poster_id);

-- What is said in a film or sound, as WebVTT. A file is never written twice: a new text has a new name.
CREATE TABLE media_caption (
  item_id uuid NOT NULL REFERENCES media_item ON DELETE CASCADE,
  lang text NOT NULL CHECK (lang IN ('uz', 'ru', 'en')),
  file text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (item_id, lang)
);

-- A file on its way here, in parts. It becomes an item once it was examined and described.
CREATE TABLE media_upload (
  id uuid PRIMARY KEY,
  uploader_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  name text NOT NULL,
  size integer NOT NULL,
  received integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
