// The bundles that a call names, by their ids or codes, locked with those that a manifest carries.
import type { NamedBundles } from '@app/contract/manifests.contract'
import { DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { lockBundlesOfManifest } from '../bundles/bundles.repository.ts'
import type { BundleRow } from '../bundles/bundles.table.ts'
import type { ManifestRow } from '../manifest-records/manifests.table.ts'

/** Those that the locked manifest carries, and those that are named, each once and as given. @throws bundleNotFound */
export async function lockNamed(
  db: Db,
  { id }: ManifestRow,
  named: NamedBundles,
): Promise<{ carried: BundleRow[]; wanted: BundleRow[] }> {
  const isByCode = 'codes' in named
  const locked = await (isByCode
    ? lockBundlesOfManifest(db, id, { codes: named.codes })
    : lockBundlesOfManifest(db, id, { ids: named.bundleIds }))
  const byName = new Map(locked.map((bundle) => [isByCode ? bundle.code : bundle.id, bundle]))
  const names = [...new Set(isByCode ? named.codes : named.bundleIds)]
  const missing = names.filter((name) => !byName.has(name))
  if (missing.length > 0) throw new DomainError('bundleNotFound', isByCode ? { codes: missing } : { ids: missing })
  return {
    carried: locked.filter(({ manifestId }) => manifestId === id),
    wanted: names.flatMap((name) => byName.get(name) ?? []),
  }
}

/** What is refused of bundles names them by their codes too: people know no ids. */
export async function namedByCode<Result>(bundles: readonly BundleRow[], work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof DomainError) || !Array.isArray(error.details.ids)) throw error
    const refused = new Set<unknown>(error.details.ids)
    const codes = bundles.filter(({ id }) => refused.has(id)).map(({ code }) => code)
    throw new DomainError(error.code, { ...error.details, codes })
  }
}
