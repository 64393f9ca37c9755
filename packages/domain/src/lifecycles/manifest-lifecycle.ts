// The life of a cargo manifest, domain section 6, as data.
import { actionsOf, BY, type Facts, type Lifecycle, type Transition } from './lifecycle.ts'

export const MANIFEST_STATUSES = ['active', 'sended', 'arrived', 'finished', 'removed'] as const
export type ManifestStatus = (typeof MANIFEST_STATUSES)[number]

/** allBundlesArrived, allBundlesWeighed: each of its bundles is, or was closed by an incident. */
export const MANIFEST_FACTS = ['allBundlesArrived', 'allBundlesWeighed'] as const
export type ManifestFact = (typeof MANIFEST_FACTS)[number]
export type ManifestFacts = Facts<ManifestFact>

// biome-ignore format: a table reads best as a table
const transitions = [
  { action: 'create', from: [], to: 'active', by: BY.administrator, call: 'POST /manifest' },
  { action: 'edit', from: ['active'], to: 'unchanged', by: BY.administrator,
    call: 'PUT /manifest/{id}, POST /manifest/{id}/bundle, DELETE /manifest/{id}/bundle, PUT /manifest/{id}/guides' },
  { action: 'setExpectedDate', from: ['active', 'sended'], to: 'unchanged', by: BY.administrator,
    call: 'PUT /manifest/{id}/expected-date' },
  { action: 'setCosts', from: ['active', 'sended', 'arrived', 'finished'], to: 'unchanged', by: BY.administrator,
    call: 'PUT /manifest/{id}/costs' },
  { action: 'ship', from: ['active'], to: 'sended', by: BY.administrator, irreversible: true, call: 'POST /manifest/{id}/ship' },
  { action: 'markArrived', from: ['sended'], to: 'arrived', by: BY.administrator, requires: ['allBundlesArrived'], automatic: true,
    call: 'PUT /bundle/confirm-arrival, PATCH /order/{id}/incident' },
  { action: 'markFinished', from: ['arrived'], to: 'finished', by: BY.administrator, requires: ['allBundlesWeighed'], automatic: true,
    call: 'PUT /bundle/confirm-weights, PATCH /order/{id}/incident' },
  { action: 'undoFinished', from: ['finished'], to: 'arrived', by: BY.administrator, forbids: ['allBundlesWeighed'], automatic: true,
    call: 'PUT /bundle/confirm-weights, POST /order/{id}/reopen' },
  { action: 'remove', from: ['active'], to: 'removed', by: BY.administrator, call: 'DELETE /manifest/{id}' },
] as const satisfies readonly Transition<ManifestStatus, string, ManifestFact>[]

export type ManifestAction = (typeof transitions)[number]['action']

export const manifestLifecycle: Lifecycle<ManifestStatus, ManifestAction, ManifestFact> = {
  name: 'manifest',
  statuses: MANIFEST_STATUSES,
  refusal: 'manifestActionNotAllowed',
  transitions,
}
export const MANIFEST_ACTIONS = actionsOf(manifestLifecycle)
