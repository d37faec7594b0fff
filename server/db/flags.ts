// Truth values, stored as 0 and 1: a query takes booleans, and its rows have them.
import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type Selectable,
  type ValueNode,
} from 'kysely'
import type { Tables } from './tables.ts'

type FlagIn<Row> = keyof { [Name in keyof Row as boolean extends Row[Name] ? Name : never]: true }
type Flag = { [T in keyof Tables]: FlagIn<Selectable<Tables[T]>> }[keyof Tables]

/** The columns of all tables that are booleans; whatever a query names so is one too. */
const flags: Record<Flag, true> = {
  building: true,
  by_client: true,
  by_hand: true,
  confirmation_withheld: true,
  cv_left_out: true,
  drawing: true,
  keep: true,
  main: true,
  open: true,
  phone_only: true,
  pinned: true,
  public: true,
  quoted: true,
  renderings: true,
  shown: true,
  spam: true,
}

const stored = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value)

/** `db.withoutPlugins()` reads what is stored. */
export class FlagsPlugin extends OperationNodeTransformer implements KyselyPlugin {
  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    return this.transformNode(node, queryId)
  }

  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: stored(node.value) }
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map(stored) }
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    const names = Object.keys(result.rows[0] ?? {}).filter((name) => name in flags)
    // A join that finds nothing has neither.
    for (const row of result.rows)
      for (const name of names) if (row[name] !== null) row[name] = row[name] === 1
    return result
  }
}
