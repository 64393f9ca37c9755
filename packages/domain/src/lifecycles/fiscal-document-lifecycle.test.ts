import { describe } from 'vitest'
import { fiscalDocumentLifecycle } from '../index.ts'
import { expectLifecycle } from '../testing/expect-lifecycle.ts'

describe('the lifecycle of a document of the SRI', () => {
  expectLifecycle(fiscalDocumentLifecycle, {
    statuses: 'waiting signed received authorised returned dropped annulling annulled',
    actions: 'create ask sign redate receive sendAgain authorise giveBack retry drop annul confirmAnnulment keep',
    facts: 'silent credited',
    refusal: 'fiscalActionNotAllowed',
    irreversible: 'confirmAnnulment',
    allowed: `
      nothing    create           by administrator → waiting (by itself)
      nothing    ask              by administrator → waiting
      waiting    sign             by administrator → signed (by itself)
      waiting    drop             by administrator → dropped (by itself)
      signed     redate           by administrator → same (by itself)
      signed     receive          by administrator → received (by itself)
      signed     authorise        by administrator → authorised (by itself)
      signed     giveBack         by administrator → returned (by itself)
      received   sendAgain        by administrator → signed (by itself)
      received   authorise        by administrator → authorised (by itself)
      received   giveBack         by administrator → returned (by itself)
      received   retry            by administrator → signed if silent
      returned   retry            by administrator → signed
      returned   drop             by administrator → dropped (by itself)
      authorised annul            by administrator → annulling unless credited
      annulling  confirmAnnulment by administrator → annulled
      annulling  keep             by administrator → authorised
    `,
  })
})
