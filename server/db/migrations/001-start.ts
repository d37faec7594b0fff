import { type Kysely, PostgresAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  const table = (name: string) =>
    db.schema.createTable(name).addColumn('id', 'text', (c) => c.primaryKey().notNull())
  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute()
  /** For lists in alphabetical order, the newest first among equals. */
  const sorted = (name: string, on: string, columns: string) =>
    sql`create index ${sql.ref(name)} on ${sql.table(on)} (${sql.raw(columns)}, id desc)`.execute(db)

  await table('reviews')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('review', 'text', (c) => c.notNull())
    .addColumn('rating', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()

  await table('accounts')
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_login_at', 'text')
    .execute()

  await table('sessions')
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_used_at', 'text', (c) => c.notNull())
    .execute()
  await index('sessions_account', 'sessions', ['account_id'])

  await db.schema
    .createTable('reset_tokens')
    .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('account_id', 'text', (c) =>
      c.notNull().unique().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()

  await table('projects')
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('client', 'text', (c) => c.notNull())
    .addColumn('area', 'text', (c) => c.notNull())
    .addColumn('location', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await index('projects_category', 'projects', ['category', 'id'])
  await index('projects_location', 'projects', ['location', 'id'])
  await sorted('projects_by_client', 'projects', 'lower(client)')
  await sorted('projects_by_category', 'projects', 'lower(category)')
  await sorted('projects_by_location', 'projects', 'lower(location)')

  await table('services')
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()

  await table('pictures')
    .addColumn('src', 'text', (c) => c.notNull())
    .addColumn('project_id', 'text', (c) => c.references('projects.id').onDelete('cascade'))
    .addColumn('service_id', 'text', (c) => c.references('services.id').onDelete('cascade'))
    .addColumn('main', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('widths', 'text', (c) => c.notNull())
    .addColumn('formats', 'text', (c) => c.notNull())
    .addColumn('placeholder', 'text', (c) => c.notNull())
    .addColumn('alt', 'text', (c) => c.notNull())
    .execute()
  await index('pictures_project', 'pictures', ['project_id'])
  await index('pictures_service', 'pictures', ['service_id'])
  await index('pictures_src', 'pictures', ['src'])

  await table('jobs')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('experience', 'text', (c) => c.notNull())
    .addColumn('open', 'integer', (c) => c.notNull())
    .addColumn('closes_on', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()

  await table('applications')
    .addColumn('job_id', 'text')
    .addColumn('job_title', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('qualification', 'text', (c) => c.notNull())
    .addColumn('experience', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('whatsapp', 'text', (c) => c.notNull())
    .addColumn('cv', 'text', (c) => c.unique())
    .addColumn('cv_name', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('spam', 'integer', (c) => c.notNull())
    .addColumn('fingerprint', 'text', (c) => c.notNull().unique())
    .addColumn('consent_at', 'text', (c) => c.notNull())
    .addColumn('notice_version', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await textIndex(db)
  await index('applications_status', 'applications', ['spam', 'status', 'id'])
  await index('applications_newest', 'applications', ['spam', 'id'])
  await index('applications_job', 'applications', ['job_id', 'spam', 'id'])
  await index('applications_weeks', 'applications', ['spam', 'created_at'])
  await index('applications_created', 'applications', ['created_at'])
  await sorted('applications_by_name', 'applications', 'spam, lower(name)')
  await sorted('applications_by_job', 'applications', 'spam, lower(job_title)')

  await table('cv_openings')
    .addColumn('application_id', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('opened_at', 'text', (c) => c.notNull())
    .execute()
  await index('cv_openings_application', 'cv_openings', ['application_id', 'id'])

  await table('enquiries')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('plan', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('spam', 'integer', (c) => c.notNull())
    .addColumn('fingerprint', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await index('enquiries_status', 'enquiries', ['spam', 'status', 'id'])
  await index('enquiries_newest', 'enquiries', ['spam', 'id'])
  await index('enquiries_weeks', 'enquiries', ['spam', 'created_at'])
  await index('enquiries_created', 'enquiries', ['created_at'])

  await table('mails')
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('about', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_at', 'text', (c) => c.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await index('mails_due', 'mails', ['status', 'next_attempt_at'])
  await index('mails_about', 'mails', ['about'])

  await db.schema
    .createTable('attempts')
    .addColumn('key', 'text', (c) => c.primaryKey().notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('facts')
    .addColumn('name', 'text', (c) => c.primaryKey().notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
}

/**
 * All that a search looks at, side by side and apart from the rest of the records: a tenth of the reading.
 * PostgreSQL takes no entries of such length; its own way to index text is in docs/performance.md.
 * Made before the others, which SQLite then prefers where any would do.
 */
async function textIndex(db: Kysely<unknown>) {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return
  await sql`create index applications_text on applications (spam, lower(name || ' ' || email || ' ' || whatsapp
    || ' ' || address || ' ' || qualification || ' ' || experience || ' ' || job_title || ' ' || notes), id)`.execute(
    db,
  )
}
