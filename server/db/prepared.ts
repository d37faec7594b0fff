// Queries that are built once, for what is asked with every form that comes in: building one takes longer than SQLite
// needs to answer it.
import type { Compilable, CompiledQuery, InferResult } from 'kysely'
import { askSqlite, type Db } from './database.ts'

/** Of the values only the names are there when the query is built, so nothing in `build` may depend on them. */
export function prepared<Values extends object, Query extends Compilable>(
  build: (db: Db, values: Values) => Query,
) {
  const built = new WeakMap<object, CompiledQuery>()
  function queryFor(db: Db, values: Values) {
    const { adapter } = db.getExecutor()
    const known = built.get(adapter)
    if (known) return known
    const query = build(db, slotsFor(values)).compile()
    built.set(adapter, query)
    return query
  }
  return async (db: Db, values: Values) => {
    const query = queryFor(db, values)
    const parameters = query.parameters.map((one) =>
      one instanceof Slot ? values[one.name as keyof Values] : one,
    )
    const answer = askSqlite(db, query.sql, parameters) ?? (await ask(db, { ...query, parameters }))
    return answer as { rows: InferResult<Query>; affected: number }
  }
}

async function ask(db: Db, query: CompiledQuery) {
  const { rows, numAffectedRows = 0n } = await db.executeQuery(query)
  return { rows, affected: Number(numAffectedRows) }
}

/** Stands for a value that differs each time. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

const slotsFor = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.keys(values).map((name) => [name, new Slot(name)])) as Values
