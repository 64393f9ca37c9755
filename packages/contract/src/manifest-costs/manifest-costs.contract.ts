// What a flight cost the house (office, section 4).
import { endpoint } from '../endpoint.ts'
import { idParams } from '../fields/fields.ts'
import { manifestCosts } from '../fields/manifest-costs.ts'
import { manifestDetail } from '../manifests.contract.ts'

export const setManifestCosts = endpoint({
  method: 'PUT',
  path: '/manifest/{id}/costs',
  summary: 'Writes down what a manifest cost, before and after it was shipped.',
  description:
    'What is left out stays. Shared by weight over its packages, they are what the margin is reckoned with once all four are known.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['accounts'],
  params: idParams,
  body: manifestCosts.partial(),
  edits: 'manifest',
  response: manifestDetail,
})
