-- Owner: modules/content. What editors write. The working copy stands here, what the public sees in content_live.
CREATE TABLE content_item (
  id uuid PRIMARY KEY,
  type text NOT NULL,
  slug text NOT NULL,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'review', 'published', 'archived')),
  position integer NOT NULL DEFAULT 0,
  -- Never published by the one who wrote it.
  safety boolean NOT NULL DEFAULT false,
  sample boolean NOT NULL DEFAULT false,
  -- Checked against the type's schemas (contract/src/content-types.ts); texts by language.
  facts jsonb NOT NULL,
  texts jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  live_version integer,
  publish_at timestamptz,
  archive_at timestamptz,
  author_id uuid REFERENCES account,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (type, slug)
);
CREATE INDEX content_item_list ON content_item (type, state, position);

CREATE TABLE content_version (
  item_id uuid NOT NULL REFERENCES content_item ON DELETE CASCADE,
  version integer NOT NULL,
  facts jsonb NOT NULL,
  texts jsonb NOT NULL,
  author_id uuid REFERENCES account,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (item_id, version)
);

-- One row for each language, flat: where a language is empty, Uzbek stands in and `served` says so.
CREATE TABLE content_live (
  item_id uuid NOT NULL REFERENCES content_item ON DELETE CASCADE,
  lang text NOT NULL CHECK (lang IN ('uz', 'ru', 'en')),
  served text NOT NULL CHECK (served IN ('uz', 'ru', 'en')),
  type text NOT NULL,
  slug text NOT NULL,
  position integer NOT NULL,
  facts jsonb NOT NULL,
  texts jsonb NOT NULL,
  title text NOT NULL,
  -- All words of the texts without their form, for search.
  words text NOT NULL,
  sample boolean NOT NULL,
  published_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (item_id, lang)
);
CREATE UNIQUE INDEX content_live_slug ON content_live (type, lang, slug);
CREATE INDEX content_live_list ON content_live (type, lang, position, published_at DESC);
CREATE INDEX content_live_facts ON content_live USING gin (facts jsonb_path_ops);
