import { describe, expect, test } from 'vitest'
import { allowedActions, MANIFEST_FACTS, type ManifestStatus, manifestLifecycle } from '../index.ts'
import { expectLifecycle, factsWith } from '../testing/expect-lifecycle.ts'

describe('the manifest lifecycle', () => {
  expectLifecycle(manifestLifecycle, {
    statuses: 'active sended arrived finished removed',
    actions: 'create edit setExpectedDate setCosts ship markArrived markFinished undoFinished remove',
    facts: 'allBundlesArrived allBundlesWeighed',
    refusal: 'manifestActionNotAllowed',
    irreversible: 'ship',
    allowed: `
      nothing  create       by administrator → active
      active   edit         by administrator → same
      active   setExpectedDate by administrator → same
      sended   setExpectedDate by administrator → same
      active   setCosts     by administrator → same
      sended   setCosts     by administrator → same
      arrived  setCosts     by administrator → same
      finished setCosts     by administrator → same
      active   ship         by administrator → sended
      active   remove       by administrator → removed
      sended   markArrived  by administrator → arrived if allBundlesArrived (by itself)
      arrived  markFinished by administrator → finished if allBundlesWeighed (by itself)
      finished undoFinished by administrator → arrived unless allBundlesWeighed (by itself)
    `,
  })

  test.each<[ManifestStatus, string[]]>([
    ['active', ['edit', 'setExpectedDate', 'setCosts', 'ship', 'remove']],
    ['sended', ['setExpectedDate', 'setCosts']],
    ['arrived', ['setCosts']],
    ['finished', ['setCosts']],
  ])('a screen offers an administrator, while %s: %j', (status, expected) => {
    const manifest = { status, facts: factsWith(MANIFEST_FACTS, 'allBundlesArrived', 'allBundlesWeighed') }
    expect(allowedActions(manifestLifecycle, manifest, { role: 'administrator' })).toEqual(expected)
  })
})
