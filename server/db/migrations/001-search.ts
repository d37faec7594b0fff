// Indexes over computed texts: full text that triggers keep current, phone numbers by their digits, names in alphabetical order.

type Searched = { table: string; columns: string[]; number?: string }

const searched: Searched[] = [
  { table: 'projects', columns: ['category', 'client', 'area', 'location', 'description'] },
  {
    table: 'applications',
    columns: ['name', 'email', 'whatsapp', 'address', 'qualification', 'experience', 'job_title', 'notes'],
    number: 'whatsapp',
  },
  {
    table: 'enquiries',
    columns: ['name', 'phone', 'plan', 'message', 'topic', 'notes'],
    number: 'phone',
  },
]

export const searchStatements = (isSqlite: boolean) => [
  createNumberIndex('applications', 'whatsapp', isSqlite),
  createNumberIndex('enquiries', 'phone', isSqlite),
  ...Object.entries({ by_name: 'name', by_job: 'job_title' }).map(
    ([name, column]) =>
      `create index applications_${name} on applications (spam, (${sortKeyOf(column, isSqlite)}), id desc)`,
  ),
  ...(isSqlite ? searched.flatMap(createSqliteSearch) : [createPostgresSearch(searched)]),
]

/** The full text of a table that is there already, over other columns. */
export const replaceSearch = ({ table, columns, number }: Searched, isSqlite: boolean) =>
  isSqlite
    ? [
        ...['inserted', 'updated', 'deleted'].map((event) => `drop trigger ${table}_${event}`),
        `drop table ${table}_fts`,
        ...createSqliteSearch({ table, columns, number }),
        `insert into ${table}_fts (rowid, text) select rowid, ${join(columns, number)} from ${table}`,
      ]
    : [`drop index if exists ${table}_trigrams`, createPostgresSearch([{ table, columns, number }])]

/** Over the last eight digits, to find a person by a phone number however it was typed. */
function createNumberIndex(table: string, column: string, isSqlite: boolean) {
  const digits = digitsOf(column)
  const last = isSqlite ? `substr(${digits}, -8)` : `right(${digits}, 8)`
  return `create index ${table}_number on ${table} ((${last}))`
}

export const digitsOf = (column: string) =>
  [...' +-.()'].reduce((text, sign) => `replace(${text}, '${sign}', '')`, column)

/** In turn they make texts whose code points are in the order of the Malayalam alphabet. */
const replacements = [
  // However it was typed, a chillu is its letter without a vowel, and so is the anusvara.
  { '\u200c': '', '\u200d': '', ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്', 'ം': 'മ്' },
  // What that makes of ൻ്റ, and two ways to write one vowel.
  { '്്': '്', 'ൗ': 'ൌ' },
  // They come after ഹ, where the code points of signs are that nobody writes.
  { ള: '\u0d3b', ഴ: '\u0d3c', റ: '\u0d3d' },
].flatMap((signs) => Object.entries(signs))

export const sortKeyOf = (column: string, isSqlite: boolean) =>
  replacements.reduce(
    (text, [from, to]) => `replace(${text}, '${from}', '${to}')`,
    isSqlite ? `lower(${column})` : `lower((${column}) collate "C")`,
  )

/** The columns one after the other, and the digits of the number. */
const join = (columns: string[], number?: string, row = '') =>
  [...columns.map((column) => row + column), ...(number ? [digitsOf(row + number)] : [])].join(" || ' ' || ")

/** Holds no text, only where each trigram occurs, and overwrites what is deleted. */
function createSqliteSearch({ table, columns, number }: Searched) {
  const index = `${table}_fts`
  const textOf = (row: string) => join(columns, number, row)
  const remove = `insert into ${index} (${index}, rowid, text) values ('delete', old.rowid, ${textOf('old.')});`
  const add = `insert into ${index} (rowid, text) values (new.rowid, ${textOf('new.')});`
  return [
    `create virtual table ${index} using fts5(text, content = '', columnsize = 0, tokenize = 'trigram')`,
    `insert into ${index} (${index}, rank) values ('secure-delete', 1)`,
    `create trigger ${table}_inserted after insert on ${table} begin ${add} end`,
    `create trigger ${table}_updated after update of ${columns} on ${table} begin ${remove} ${add} end`,
    `create trigger ${table}_deleted after delete on ${table} begin ${remove} end`,
  ]
}

/** Without the extension, or the right to create it, a search reads every row. */
function createPostgresSearch(tables: Searched[]) {
  const creations = tables.map(
    ({ table, columns, number }) =>
      `execute format('create index ${table}_trigrams on ${table} using gin ((%s) %I.gin_trgm_ops)', $text$lower(${join(columns, number)})$text$, extension_schema);`,
  )
  return `do $$
    declare extension_schema text;
    begin
      create extension if not exists pg_trgm;
      select nspname into extension_schema
        from pg_extension join pg_namespace n on n.oid = extnamespace where extname = 'pg_trgm';
      ${creations.join('\n')}
    exception when insufficient_privilege or undefined_file or feature_not_supported then null;
    end $$`
}
