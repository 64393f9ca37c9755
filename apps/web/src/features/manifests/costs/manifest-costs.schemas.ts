// What the form of a manifest's costs is checked by: every amount may be left out.
import { manifestCosts } from '@app/contract/fields/manifest-costs'

export const costsForm = manifestCosts
