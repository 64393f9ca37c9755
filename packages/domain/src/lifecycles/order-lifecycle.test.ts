import { describe } from 'vitest'
import { orderLifecycle } from '../index.ts'
import { expectLifecycle } from '../testing/expect-lifecycle.ts'

describe('the order lifecycle', () => {
  expectLifecycle(orderLifecycle, {
    statuses: `inReview reviewed incomplete incompleteState inWarehouseMIA sended arrived inWarehouseUIO pendingOfPay paid
      receivedAndDelivered removed`,
    actions: `create createFromPurchase createFromDropshipping createFromSplit createUnmatched editDescription setTracking setValue
      confirmWarehouse undoWarehouse split changeCategory assignClient mergeUnmatched markIncomplete completeIncomplete
      saveIncomplete resume authorizeBundling bundle unbundle ship confirmArrival confirmWeight undoWeight setExtraCharges
      requestPayment voidBill confirmPayment payFromBalance payByCreditNote undoPayment deliver settleEarning openIncident
      resolveIncident removeAsLost removeAsDamaged removeAsSeized removeAsRefused removeAsReturned removeAsAbandoned
      removeAsCancelled compensateDamage hold release explainDelay setObservation shelve remove reopen keepForHouse`,
    facts: `unmatched bundled held received receivedToday onlyLimitMissing overLimit onlyCategory hasAssociate earningSettled incidentOpen late
      chargeable chargesLeft`,
    ...{ refusal: 'orderActionNotAllowed', irreversible: 'ship' },
    refusals: { remove: 'orderNotAllowedToDelete', removeAsCancelled: 'orderNotAllowedToDelete' },
    allowed: `
      nothing              create                  by anyone → inReview
      nothing              createFromPurchase      by staff → reviewed
      nothing              createFromDropshipping  by staff → reviewed
      nothing              createUnmatched         by administrator → inWarehouseMIA
      nothing              split                   by administrator → inWarehouseMIA
      nothing              createFromSplit         by administrator → reviewed

      inReview             setValue                by staff → reviewed
      inReview             confirmWarehouse        by administrator → inWarehouseMIA
      inReview             mergeUnmatched          by anyone → inWarehouseMIA (by itself)
      inReview             changeCategory          by staff → same unless bundled, unmatched, onlyCategory
      inReview             markIncomplete          by staff → incomplete
      inReview             remove                  by anyone → removed
      inReview             removeAsLost            by administrator → removed if incidentOpen
      inReview             removeAsDamaged         by administrator → removed if incidentOpen
      inReview             removeAsCancelled       by staff → removed unless received
      inReview             editDescription         by owner → same unless bundled
      inReview             authorizeBundling       by owner → same unless bundled
      inReview             setTracking             by staff → same unless bundled
      inReview             assignClient            by administrator → same unless bundled
      inReview             setExtraCharges         by administrator → same
      inReview             openIncident            by administrator → same
      inReview             resolveIncident         by administrator → same if incidentOpen
      inReview             compensateDamage        by administrator → same if incidentOpen unless unmatched
      inReview             explainDelay            by staff → same if late
      inReview             setObservation          by staff → same

      reviewed             confirmWarehouse        by administrator → inWarehouseMIA
      reviewed             mergeUnmatched          by anyone → inWarehouseMIA (by itself)
      reviewed             split                   by administrator → same
      reviewed             changeCategory          by staff → same unless bundled, unmatched, onlyCategory
      reviewed             markIncomplete          by staff → incomplete
      reviewed             remove                  by administrator → removed
      reviewed             remove                  by associate → removed unless bundled
      reviewed             removeAsLost            by administrator → removed if incidentOpen
      reviewed             removeAsDamaged         by administrator → removed if incidentOpen
      reviewed             removeAsCancelled       by staff → removed unless received
      reviewed             setValue                by staff → same unless bundled
      reviewed             editDescription         by owner → same unless bundled
      reviewed             authorizeBundling       by owner → same unless bundled
      reviewed             setTracking             by staff → same unless bundled
      reviewed             assignClient            by administrator → same unless bundled
      reviewed             setExtraCharges         by administrator → same
      reviewed             openIncident            by administrator → same
      reviewed             resolveIncident         by administrator → same if incidentOpen
      reviewed             compensateDamage        by administrator → same if incidentOpen unless unmatched
      reviewed             explainDelay            by staff → same if late
      reviewed             setObservation          by staff → same

      incomplete           completeIncomplete      by owner → incompleteState
      incomplete           saveIncomplete          by owner → same
      incomplete           mergeUnmatched          by anyone → same unless received (by itself)
      incomplete           confirmWarehouse        by administrator → same unless bundled
      incomplete           undoWarehouse           by administrator → back(inReview,reviewed) if receivedToday, onlyLimitMissing
      incomplete           undoWarehouse           by administrator → same(inReview,reviewed) if receivedToday unless onlyLimitMissing
      incomplete           changeCategory          by staff → same unless onlyLimitMissing, onlyCategory
      incomplete           changeCategory          by staff → inWarehouseMIA if received, onlyLimitMissing unless onlyCategory
      incomplete           changeCategory          by staff → back(inReview,reviewed) if onlyLimitMissing unless received, onlyCategory
      incomplete           split                   by administrator → inWarehouseMIA if received, onlyLimitMissing
      incomplete           remove                  by administrator → removed
      incomplete           remove                  by associate → removed unless bundled
      incomplete           removeAsLost            by administrator → removed if incidentOpen
      incomplete           removeAsDamaged         by administrator → removed if incidentOpen
      incomplete           removeAsCancelled       by staff → removed unless received
      incomplete           removeAsReturned        by administrator → removed if incidentOpen, received
      incomplete           removeAsAbandoned       by administrator → removed if incidentOpen, received
      incomplete           setValue                by staff → same unless bundled
      incomplete           editDescription         by owner → same unless bundled
      incomplete           authorizeBundling       by owner → same unless bundled
      incomplete           setTracking             by staff → same unless bundled
      incomplete           assignClient            by administrator → same unless bundled
      incomplete           setExtraCharges         by administrator → same
      incomplete           openIncident            by administrator → same
      incomplete           resolveIncident         by administrator → same if incidentOpen
      incomplete           compensateDamage        by administrator → same if incidentOpen unless unmatched
      incomplete           release                 by administrator → same if held
      incomplete           explainDelay            by staff → same if late
      incomplete           setObservation          by staff → same
      incomplete           shelve                  by administrator → same if received

      incompleteState      resume                  by staff → inWarehouseMIA if received unless overLimit
      incompleteState      resume                  by staff → back(inReview,reviewed) unless received, overLimit
      incompleteState      mergeUnmatched          by anyone → same unless received (by itself)
      incompleteState      confirmWarehouse        by administrator → same unless bundled
      incompleteState      undoWarehouse           by administrator → back(inReview,reviewed) if receivedToday, onlyLimitMissing
      incompleteState      undoWarehouse           by administrator → same(inReview,reviewed) if receivedToday unless onlyLimitMissing
      incompleteState      changeCategory          by staff → same unless onlyLimitMissing, onlyCategory
      incompleteState      changeCategory          by staff → inWarehouseMIA if received, onlyLimitMissing unless onlyCategory
      incompleteState      changeCategory          by staff → back(inReview,reviewed) if onlyLimitMissing unless received, onlyCategory
      incompleteState      split                   by administrator → inWarehouseMIA if received, onlyLimitMissing
      incompleteState      markIncomplete          by staff → incomplete
      incompleteState      remove                  by administrator → removed
      incompleteState      remove                  by associate → removed unless bundled
      incompleteState      removeAsLost            by administrator → removed if incidentOpen
      incompleteState      removeAsDamaged         by administrator → removed if incidentOpen
      incompleteState      removeAsCancelled       by staff → removed unless received
      incompleteState      removeAsReturned        by administrator → removed if incidentOpen, received
      incompleteState      removeAsAbandoned       by administrator → removed if incidentOpen, received
      incompleteState      setValue                by staff → same unless bundled
      incompleteState      editDescription         by owner → same unless bundled
      incompleteState      authorizeBundling       by owner → same unless bundled
      incompleteState      setTracking             by staff → same unless bundled
      incompleteState      assignClient            by administrator → same unless bundled
      incompleteState      setExtraCharges         by administrator → same
      incompleteState      openIncident            by administrator → same
      incompleteState      resolveIncident         by administrator → same if incidentOpen
      incompleteState      compensateDamage        by administrator → same if incidentOpen unless unmatched
      incompleteState      release                 by administrator → same if held
      incompleteState      explainDelay            by staff → same if late
      incompleteState      setObservation          by staff → same
      incompleteState      shelve                  by administrator → same if received

      inWarehouseMIA       ship                    by administrator → sended if bundled
      inWarehouseMIA       bundle                  by staff → same unless bundled, held, unmatched
      inWarehouseMIA       unbundle                by staff → same if bundled
      inWarehouseMIA       undoWarehouse           by administrator → back(inReview,reviewed) if receivedToday unless bundled
      inWarehouseMIA       mergeUnmatched          by anyone → removed if unmatched
      inWarehouseMIA       changeCategory          by staff → same unless bundled, unmatched, onlyCategory
      inWarehouseMIA       markIncomplete          by staff → incomplete unless bundled, unmatched
      inWarehouseMIA       remove                  by administrator → removed
      inWarehouseMIA       remove                  by associate → removed unless bundled
      inWarehouseMIA       removeAsLost            by administrator → removed if incidentOpen
      inWarehouseMIA       removeAsDamaged         by administrator → removed if incidentOpen
      inWarehouseMIA       removeAsReturned        by administrator → removed if incidentOpen, received
      inWarehouseMIA       removeAsAbandoned       by administrator → removed if incidentOpen, received
      inWarehouseMIA       confirmWarehouse        by administrator → same unless bundled
      inWarehouseMIA       split                   by administrator → same unless bundled, unmatched
      inWarehouseMIA       setValue                by staff → same unless bundled
      inWarehouseMIA       editDescription         by owner → same unless bundled
      inWarehouseMIA       authorizeBundling       by owner → same unless bundled
      inWarehouseMIA       setTracking             by staff → same unless bundled
      inWarehouseMIA       assignClient            by administrator → same unless bundled
      inWarehouseMIA       setExtraCharges         by administrator → same
      inWarehouseMIA       openIncident            by administrator → same
      inWarehouseMIA       resolveIncident         by administrator → same if incidentOpen
      inWarehouseMIA       compensateDamage        by administrator → same if incidentOpen unless unmatched
      inWarehouseMIA       hold                    by administrator → same unless bundled, unmatched
      inWarehouseMIA       release                 by administrator → same if held
      inWarehouseMIA       explainDelay            by staff → same if late
      inWarehouseMIA       setObservation          by staff → same
      inWarehouseMIA       shelve                  by administrator → same if received

      sended               confirmArrival          by administrator → arrived
      sended               removeAsLost            by administrator → removed if incidentOpen
      sended               removeAsDamaged         by administrator → removed if incidentOpen
      sended               removeAsSeized          by administrator → removed if incidentOpen
      sended               removeAsRefused         by administrator → removed if incidentOpen
      sended               setExtraCharges         by administrator → same
      sended               openIncident            by administrator → same
      sended               resolveIncident         by administrator → same if incidentOpen
      sended               compensateDamage        by administrator → same if incidentOpen unless unmatched
      sended               explainDelay            by staff → same if late
      sended               setObservation          by staff → same

      arrived              confirmWeight           by administrator → inWarehouseUIO
      arrived              removeAsLost            by administrator → removed if incidentOpen
      arrived              removeAsDamaged         by administrator → removed if incidentOpen
      arrived              removeAsSeized          by administrator → removed if incidentOpen
      arrived              removeAsRefused         by administrator → removed if incidentOpen
      arrived              setExtraCharges         by administrator → same
      arrived              openIncident            by administrator → same
      arrived              resolveIncident         by administrator → same if incidentOpen
      arrived              compensateDamage        by administrator → same if incidentOpen unless unmatched
      arrived              explainDelay            by staff → same if late
      arrived              setObservation          by staff → same
      arrived              shelve                  by administrator → same

      inWarehouseUIO       requestPayment          by owner, administrator → pendingOfPay
      inWarehouseUIO       confirmWeight           by administrator → same
      inWarehouseUIO       undoWeight              by administrator → arrived (by itself)
      inWarehouseUIO       removeAsLost            by administrator → removed if incidentOpen
      inWarehouseUIO       removeAsDamaged         by administrator → removed if incidentOpen
      inWarehouseUIO       removeAsSeized          by administrator → removed if incidentOpen
      inWarehouseUIO       removeAsRefused         by administrator → removed if incidentOpen
      inWarehouseUIO       removeAsAbandoned       by administrator → removed if incidentOpen
      inWarehouseUIO       setExtraCharges         by administrator → same
      inWarehouseUIO       openIncident            by administrator → same
      inWarehouseUIO       resolveIncident         by administrator → same if incidentOpen
      inWarehouseUIO       compensateDamage        by administrator → same if incidentOpen unless unmatched
      inWarehouseUIO       explainDelay            by staff → same if late
      inWarehouseUIO       setObservation          by staff → same
      inWarehouseUIO       shelve                  by administrator → same

      pendingOfPay         confirmPayment          by administrator → paid
      pendingOfPay         payFromBalance          by owner, administrator → paid (by itself)
      pendingOfPay         payByCreditNote         by administrator → paid (by itself)
      pendingOfPay         voidBill                by administrator → inWarehouseUIO
      pendingOfPay         openIncident            by administrator → same
      pendingOfPay         setObservation          by staff → same
      pendingOfPay         shelve                  by administrator → same
      pendingOfPay         resolveIncident         by administrator → same if incidentOpen
      pendingOfPay         compensateDamage        by administrator → same if incidentOpen unless unmatched
      pendingOfPay         removeAsLost            by administrator → removed if incidentOpen
      pendingOfPay         removeAsDamaged         by administrator → removed if incidentOpen
      pendingOfPay         removeAsSeized          by administrator → removed if incidentOpen
      pendingOfPay         removeAsRefused         by administrator → removed if incidentOpen
      pendingOfPay         removeAsAbandoned       by administrator → removed if incidentOpen

      paid                 deliver                 by administrator → receivedAndDelivered
      paid                 undoPayment             by administrator → pendingOfPay (by itself)
      paid                 settleEarning           by administrator → same if hasAssociate unless earningSettled
      paid                 openIncident            by administrator → same
      paid                 setObservation          by staff → same
      paid                 shelve                  by administrator → same
      paid                 resolveIncident         by administrator → same if incidentOpen
      paid                 compensateDamage        by administrator → same if incidentOpen unless unmatched
      paid                 removeAsLost            by administrator → removed if incidentOpen
      paid                 removeAsDamaged         by administrator → removed if incidentOpen
      paid                 removeAsSeized          by administrator → removed if incidentOpen
      paid                 removeAsRefused         by administrator → removed if incidentOpen
      paid                 removeAsAbandoned       by administrator → removed if incidentOpen

      receivedAndDelivered settleEarning           by administrator → same if hasAssociate unless earningSettled
      receivedAndDelivered openIncident            by administrator → same
      receivedAndDelivered resolveIncident         by administrator → same if incidentOpen
      receivedAndDelivered compensateDamage        by administrator → same if incidentOpen unless unmatched

      removed              settleEarning           by administrator → same if hasAssociate unless earningSettled
      removed              voidBill                by administrator → same (by itself)
      removed              setExtraCharges         by administrator → same if chargeable
      removed              requestPayment          by administrator → same if chargeable, chargesLeft
      removed              resolveIncident         by administrator → same if incidentOpen
      removed              reopen                  by administrator → arrived if received, bundled
      removed              reopen                  by administrator → inWarehouseMIA if received unless bundled, onlyLimitMissing
      removed              reopen                  by administrator → incomplete if received, onlyLimitMissing unless bundled
      removed              keepForHouse            by administrator → same if received
    `,
  })
})
