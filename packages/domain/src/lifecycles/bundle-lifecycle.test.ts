import { describe, expect, test } from 'vitest'
import { allowedActions, BUNDLE_FACTS, type BundleAction, type BundleFact, bundleLifecycle, type Role } from '../index.ts'
import { expectLifecycle, factsWith } from '../testing/expect-lifecycle.ts'

describe('the bundle lifecycle', () => {
  expectLifecycle(bundleLifecycle, {
    statuses: 'inWarehouseMIA sended arrived inWarehouseUIO paid receivedAndDelivered removed',
    actions: `create edit setValue setCustoms addInvoice putOnManifest takeOffManifest ship load unload confirmArrival confirmWeights undoWeights markPaid undoPaid
      markDelivered markClosed weighRest reopen remove`,
    facts:
      'onManifest weighedToday anyOrderBilled allOrdersBilled allOrdersPaid allOrdersDelivered allOrdersClosed allOrdersWeighed ofCategoryC',
    refusal: 'bundleActionNotAllowed',
    irreversible: 'ship',
    allowed: `
      nothing        create          by staff → inWarehouseMIA

      inWarehouseMIA ship            by administrator → sended if onManifest
      inWarehouseMIA load            by administrator → same if onManifest
      inWarehouseMIA unload          by administrator → same if onManifest
      inWarehouseMIA putOnManifest   by administrator → same unless onManifest
      inWarehouseMIA takeOffManifest by administrator → same if onManifest
      inWarehouseMIA setValue        by administrator → same
      inWarehouseMIA addInvoice      by administrator → same
      inWarehouseMIA edit            by administrator → same
      inWarehouseMIA edit            by associate → same unless onManifest
      inWarehouseMIA remove          by administrator → removed
      inWarehouseMIA remove          by associate → removed unless onManifest

      sended         confirmArrival  by administrator → arrived
      sended         setCustoms      by administrator → same if ofCategoryC
      sended         addInvoice      by administrator → same
      sended         markDelivered   by administrator → receivedAndDelivered if allOrdersDelivered unless allOrdersClosed (by itself)
      sended         markClosed      by administrator → removed if allOrdersClosed (by itself)

      arrived        confirmWeights  by administrator → inWarehouseUIO
      arrived        weighRest       by administrator → inWarehouseUIO if allOrdersWeighed unless allOrdersClosed (by itself)
      arrived        setCustoms      by administrator → same if ofCategoryC
      arrived        addInvoice      by administrator → same
      arrived        markDelivered   by administrator → receivedAndDelivered if allOrdersDelivered unless allOrdersClosed (by itself)
      arrived        markClosed      by administrator → removed if allOrdersClosed (by itself)

      inWarehouseUIO markPaid        by owner, administrator → paid if allOrdersPaid unless allOrdersClosed (by itself)
      inWarehouseUIO markDelivered   by administrator → receivedAndDelivered if allOrdersDelivered unless allOrdersClosed (by itself)
      inWarehouseUIO markClosed      by administrator → removed if allOrdersClosed (by itself)
      inWarehouseUIO reopen          by administrator → arrived unless allOrdersWeighed (by itself)
      inWarehouseUIO confirmWeights  by administrator → same unless allOrdersBilled
      inWarehouseUIO setCustoms      by administrator → same if ofCategoryC
      inWarehouseUIO undoWeights     by administrator → arrived if weighedToday unless anyOrderBilled
      inWarehouseUIO addInvoice      by administrator → same

      paid           markDelivered   by administrator → receivedAndDelivered if allOrdersDelivered unless allOrdersClosed (by itself)
      paid           markClosed      by administrator → removed if allOrdersClosed (by itself)
      paid           undoPaid        by administrator → inWarehouseUIO unless allOrdersPaid (by itself)
      paid           reopen          by administrator → arrived unless allOrdersWeighed (by itself)

      receivedAndDelivered reopen          by administrator → arrived unless allOrdersWeighed (by itself)

      removed        reopen          by administrator → arrived unless allOrdersWeighed (by itself)
    `,
  })

  test.each<[string, Role, BundleFact[], BundleAction[]]>([
    ['a free bundle', 'administrator', [], ['putOnManifest', 'setValue', 'addInvoice', 'edit', 'remove']],
    [
      'a bundle on a manifest',
      'administrator',
      ['onManifest'],
      ['setValue', 'ship', 'load', 'unload', 'addInvoice', 'edit', 'takeOffManifest', 'remove'],
    ],
    ['a free bundle', 'associate', [], ['edit', 'remove']],
    ['a bundle on a manifest', 'associate', ['onManifest'], []],
    ['any bundle', 'client', [], []],
  ])('a screen offers for %s in Miami, to a %s', (_what, role, facts, expected) => {
    const bundle = { status: 'inWarehouseMIA', facts: factsWith(BUNDLE_FACTS, ...facts) } as const
    expect(allowedActions(bundleLifecycle, bundle, { role })).toEqual(expected)
  })

  test('being paid and delivered follows from its orders and is no button', () => {
    const bundle = { status: 'inWarehouseUIO', facts: factsWith(BUNDLE_FACTS, 'allOrdersPaid') } as const
    expect(allowedActions(bundleLifecycle, bundle, { role: 'administrator' })).toEqual(['confirmWeights', 'addInvoice'])
  })
})
