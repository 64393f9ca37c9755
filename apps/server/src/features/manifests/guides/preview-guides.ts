import type { manifests as contract, Received, ReceivedFile } from '@app/contract'
import type { GuidesPreviewed } from '@app/contract/manifests.contract'
import { type Actor, DomainError, type GuideColumns, guideColumnsOf, guideTableOf, planGuideFile } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { readSheet } from '../../../files/sheet-rows.ts'
import { requireAllowed } from '../../../records/next-status.ts'
import { get } from '../../../records/records.repository.ts'
import { findBundlesOfManifest, guidesElsewhere } from '../../bundles/bundles.repository.ts'
import type { BundleRow } from '../../bundles/bundles.table.ts'
import { manifestKind } from '../../manifest-records/manifests.kind.ts'

type Request = Received<typeof contract.previewGuides>['body'] & { files: readonly ReceivedFile[] }

/** As many as a manifest holds, and what stands above and below them. */
const SHEET = { field: 'guides', mostRows: 2_100, notRead: 'guideFileNotRead', tooLong: 'guideFileTooLong' } as const

/** What each row of the file comes to, and what keeps it from being given; nothing is given. */
export async function previewGuides(
  db: Db,
  actor: Actor,
  id: string,
  { columns: given, files }: Request,
): Promise<GuidesPreviewed> {
  const manifest = await get(db, actor, manifestKind, id)
  await requireAllowed(db, actor, manifestKind, 'edit', [manifest])
  const { rows } = await readSheet(files, SHEET)
  const bundles = (await findBundlesOfManifest(db, id)).map(asNumbered)
  const codes = new Set(bundles.map(({ code }) => code))
  const table = guideTableOf(rows, codes)
  if (!table) throw new DomainError('guideFileNotRead', { field: SHEET.field })
  const columns = given ?? guideColumnsOf(table, codes)
  if (!columns) return { headings: table.headings, columns, lines: [], skippedCount: 0 }
  const plan = (elsewhere?: ReadonlySet<string>) => planned(planGuideFile(bundles, table, columns, elsewhere), columns)
  const numbers = plan().lines.flatMap(({ childGuideNumber }) => childGuideNumber ?? [])
  const { lines, skipped } = plan(await guidesElsewhere(db, id, numbers))
  return { headings: table.headings, columns, lines, skippedCount: skipped }
}

const asNumbered = ({ id, code, childGuideNumber }: BundleRow) => ({ id, code, childGuideNumber })

/** @throws guideColumnsMissing */
function planned<File>(file: File | null, columns: GuideColumns): File {
  if (!file) throw new DomainError('guideColumnsMissing', { field: 'columns', columns: Object.values(columns) })
  return file
}
