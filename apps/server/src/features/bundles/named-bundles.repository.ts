import { type Actor, normaliseTracking } from '@app/domain'
import { and, desc, ne, or, sql } from 'drizzle-orm'
import { codeOfNumber } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { withinReach } from '../../records/reach.ts'
import { bundleKind } from './bundles.kind.ts'
import { bundlesTable as bundles } from './bundles.table.ts'

/** The bundles that codes or child guides may name, within reach: of a guide that another flight had too, those that are not undone first, then the newest. */
export async function bundlesNamed(db: Db, actor: Actor, given: readonly string[]) {
  const codes = given.flatMap((text) => codeOfNumber('bundle', normaliseTracking(text)) ?? [])
  const guides = [...new Set(given.flatMap((text) => [text.trim(), text.trim().toUpperCase()]))]
  const rows = await db
    .select({ id: bundles.id, code: bundles.code, guide: bundles.childGuideNumber })
    .from(bundles)
    .where(
      and(
        or(
          sql`${bundles.code} = any(${sql.param(codes)}::text[])`,
          sql`${bundles.childGuideNumber} = any(${sql.param(guides)}::text[])`,
        ),
        withinReach(bundleKind, actor),
      ),
    )
    .orderBy(desc(ne(bundles.status, 'removed')), desc(bundles.createdAt), desc(bundles.id))
  return rows.map(({ id, code, guide }) => ({ id, names: [code, guide] }))
}
