// Bundles undone, by the use case of `DELETE /bundle/{id}`: their packages are free again.
import { bundles } from '@app/contract'
import { DomainError } from '@app/domain'
import { planPossible } from '../../../records/next-status.ts'
import { lockOne } from '../../../records/records.repository.ts'
import { bundleKind } from '../../bundles/bundles.kind.ts'
import { removeBundle } from '../../bundles/remove-bundle.ts'
import type { Act, Seen } from './run-act.ts'
import { wantedBundles } from './wanted-bundles.ts'

export const removeBundles: Act = {
  roles: ['associate', 'administrator'],
  duties: bundles.removeBundle.duties,
  preview: async (db, actor, wanted) => {
    const rows = await wantedBundles(db, actor, wanted)
    const possible = await planPossible(db, actor, bundleKind, ['remove'], rows)
    const allowed = new Set(possible.get('remove')?.map(({ row }) => row.id))
    return rows.map(({ id: recordId, code, status, manifestId }): Seen => {
      const seen = { recordId, code, amountInCents: null }
      if (status === 'removed') return { ...seen, result: 'unchanged', reason: null }
      // Its place there is somebody's work: it is taken off first.
      if (manifestId !== null && status === 'inWarehouseMIA')
        return { ...seen, result: 'refused', reason: 'bundleOnAnotherManifest' }
      if (!allowed.has(recordId)) return { ...seen, result: 'refused', reason: 'bundleActionNotAllowed' }
      return { ...seen, result: 'waiting', reason: null }
    })
  },
  carryOut: async (tx, actor, { recordId }) => {
    const { status, manifestId } = await lockOne(tx, actor, bundleKind, recordId)
    if (status === 'removed') return 'unchanged'
    if (manifestId !== null && status === 'inWarehouseMIA') throw new DomainError('bundleOnAnotherManifest', { ids: [recordId] })
    await removeBundle(tx, actor, recordId)
    return 'done'
  },
}
