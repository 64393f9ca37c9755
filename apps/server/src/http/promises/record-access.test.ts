// On whose records each call is done: every call that names a record, by seven people. Another owner's record answers like one that does not exist.
import { users } from '@app/contract'
import { beforeAll, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { type Kind, liftQuota, MAKERS, type Records, recordsOf } from '../../testing/given/given-records.ts'
import { cedula } from '../../testing/people.ts'
import { ABSENT, callsThatName, outcomeOf } from '../../testing/record-calls.ts'
import { contentOf } from '../../testing/record-contents.ts'
import { whatIsKept } from '../../testing/what-is-kept.repository.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

/**
 * By hand (specification, section 7; domain, section 9). Done: the call is done. None: the very 404, with the code at the end, that a
 * record answers that is not there. Role: the caller's role makes no such call. Out: nobody is signed in. A dash: they call it otherwise.
 */
const TABLE = `
                                                                owner another their     another   former    disabled      admin
                                                                      client  associate associate associate administrator
GET /user/authorized-names                       client          done  none    done      none      none      out  done  clientNotFound
PUT /user/authorized-names/{id}                  authorizedName  done  none    role      role      role      out  role  authorizedNameNotFound
DELETE /user/authorized-names/{id}               authorizedName  done  none    role      role      role      out  role  authorizedNameNotFound
POST /user/authorized-names/{id}/consent-request askable         done  none    done      none      none      out  done  authorizedNameNotFound
POST /user/authorized-names/{id}/consent-paper   askable         role  role    done      none      none      out  done  authorizedNameNotFound
DELETE /user/authorized-names/{id}/consent       authorizedName  role  role    done      none      none      out  done  authorizedNameNotFound
GET /file/{id}                                   file            done  none    done      none      none      out  done  fileNotFound
PUT /saved-view/{id}                             savedView       done  none    none      none      none      out  none  savedViewNotFound
DELETE /saved-view/{id}                          savedView       done  none    none      none      none      out  none  savedViewNotFound
PUT /notification/read                           notification    done  none    none      none      none      out  none  notificationNotFound
GET /quota/{identification}                      consignee       done  none    done      none      none      out  done  quotaNotFound
GET /client/{id}/balance                         client          done  none    done      none      none      out  done  clientNotFound
POST /quotation/request                          client          done  none    done      none      none      out  done  clientNotFound
GET /user/{id}                                   client          role  role    role      role      role      out  done
PUT /user/{id}                                   client          role  role    role      role      role      out  done
DELETE /user/{id}/second-factor                  lostFactor      role  role    role      role      role      out  done
PUT /user/{id}/identity                          client          role  role    role      role      role      out  done
POST /user/{id}/password-link                    client          role  role    role      role      role      out  done
GET /user/{id}/closing                           client          role  role    role      role      role      out  done
POST /user/{id}/closing                          freeClient      role  role    role      role      role      out  done
POST /user/{id}/email-link                       waitingClient   role  role    role      role      role      out  done
POST /mail/send                                  unsentMail      role  role    role      role      role      out  done
GET /associate/{id}/client                       associate       role  role    role      role      role      out  done
GET /associate/{id}/client/export                associate       role  role    role      role      role      out  done
GET /associate/{id}/client/selection             associate       role  role    role      role      role      out  done
POST /associate/{id}/client                      freeClient      role  role    role      role      role      out  done
DELETE /associate/{id}/client                    ownClient       role  role    role      role      role      out  done
POST /quotation/ways                             tariff          done  done    done      done      done      out  done
PUT /tariff/{id}                                 tariff          role  role    role      role      role      out  done
PUT /charges/{id}                                charge          role  role    role      role      role      out  done
DELETE /charges/{id}                             charge          role  role    role      role      role      out  done
PUT /company                                     companyAccount  role  role    role      role      role      out  done
GET /report/money                                companyAccount  role  role    role      role      role      out  done
GET /report/money/export                         companyAccount  role  role    role      role      role      out  done
POST /quota/{identification}/entry               consignee       role  role    role      role      role      out  done
POST /order/create                               client          done  none    done      none      none      out  done  clientNotFound
GET /order/{id}                                  order           done  none    done      none      none      out  done  orderNotFound
GET /order/client/{id}                           client          role  role    done      none      none      out  done  clientNotFound
GET /order/client/{id}/export                    client          role  role    done      none      none      out  done  clientNotFound
GET /order/client/{id}/selection                 client          role  role    done      none      none      out  done  clientNotFound
GET /order/{id}/label                            inMiami         role  role    done      none      none      out  done  orderNotFound
GET /order/labels                                inMiami         role  role    done      none      none      out  done  orderNotFound
GET /order/{id}/ways                             order           done  none    done      none      none      out  done  orderNotFound
PUT /order/{id}/category                         order           role  role    done      none      none      out  done  orderNotFound
PUT /order/{id}/observation                      order           role  role    done      none      none      out  done  orderNotFound
PUT /order/description                           order           done  none    role      role      role      out  role  orderNotFound
PUT /order/associate/tracking/{id}               order           role  role    done      none      none      out  done  orderNotFound
PUT /order/associate/value/{id}                  order           role  role    done      none      none      out  done  orderNotFound
PATCH /order/update-incomplete                   incomplete      done  none    -         -         -         out  -     orderNotFound
PATCH /order/update-incomplete                   order           -     -       done      none      none      out  done  orderNotFound
POST /order/update-incomplete/{id}               incomplete      done  none    role      role      role      out  role  orderNotFound
POST /order/is-authorized-to-bundle              order           done  none    role      role      role      out  role  orderNotFound
DELETE /order                                    order           done  none    done      none      none      out  done  orderNotFound
PUT /order/update-client/{id}                    unmatched       role  role    role      role      role      out  done
PUT /order/update-client/{id}                    order           role  role    role      role      role      out  done
PUT /order/update-client/{id}                    client          role  role    role      role      role      out  done
PUT /order/delay-reason                          late            role  role    done      none      none      out  done  orderNotFound
PUT /order/delay-reason                          manifest        role  role    none      none      none      out  done  manifestNotFound
POST /order/{id}/split                           box             role  role    role      role      role      out  done
PATCH /order/{id}/extra-charges                  inQuito         role  role    role      role      role      out  done
POST /order/{id}/incident                        order           role  role    role      role      role      out  done
PATCH /order/{id}/incident                       troubled        role  role    role      role      role      out  done
POST /order/{id}/reopen                          ended           role  role    role      role      role      out  done
PUT /order/admin/confirm/warehouse               order           role  role    role      role      role      out  done
PUT /order/admin/paid/client                     billedOrder     role  role    role      role      role      out  done
PUT /order/admin/paid/associate                  paidOrder       role  role    role      role      role      out  done
PUT /order/delivery                              paidOrder       role  role    role      role      role      out  done
POST /assisted-purchase                          client          done  none    done      none      none      out  done  clientNotFound
GET /purchase/{id}                               purchase        done  none    done      none      none      out  done  NOT_FOUND
PATCH /assisted-purchase/{id}                    proposed        done  none    role      role      role      out  role  NOT_FOUND
PATCH /assisted-purchase/{id}                    purchase        done  none    role      role      role      out  role  NOT_FOUND
DELETE /assisted-purchase/{id}                   purchase        done  none    role      role      role      out  role  NOT_FOUND
PUT /assisted-purchase/{id}/invoice              purchase        done  none    role      role      role      out  role  NOT_FOUND
POST /assisted-purchase/{id}/payment-proof       purchase        done  none    role      role      role      out  role  NOT_FOUND
PATCH /purchase/{id}                             purchase        role  role    done      none      none      out  done  NOT_FOUND
POST /purchase/{id}/approve                      purchase        role  role    done      none      none      out  done  NOT_FOUND
POST /purchase/{id}/review                       purchase        role  role    done      none      none      out  done  NOT_FOUND
DELETE /purchase/{id}/invoice/detail/{itemId}    purchase        role  role    done      none      none      out  done  NOT_FOUND
GET /dropshipping/{id}                           dropshipping    done  none    done      none      none      out  done  dropshippingNotFound
PATCH /dropshipping/{id}                         dropshipping    done  none    done      none      none      out  done  dropshippingNotFound

POST /bundle                                     inMiami         role  role    done      none      none      out  done  orderNotFound
GET /bundle/suggestion                           client          role  role    done      none      none      out  done  clientNotFound
GET /bundle/{id}                                 bundle          role  role    done      none      none      out  done  bundleNotFound
PUT /bundle/{id}                                 bundle          role  role    done      none      none      out  done  bundleNotFound
PUT /bundle/{id}                                 inMiami         role  role    done      none      none      out  done  orderNotFound
DELETE /bundle/{id}                              bundle          role  role    done      none      none      out  done  bundleNotFound
GET /bundle/{id}/label                           bundle          role  role    done      none      none      out  done  bundleNotFound
GET /bundle/{id}/invoice                         bundle          role  role    done      none      none      out  done  bundleNotFound
POST /bundle/{id}/invoice                        bundle          role  role    role      role      role      out  done
PUT /bundle/{id}/value                           bundle          role  role    role      role      role      out  done
PUT /bundle/{id}/customs                         declared        role  role    role      role      role      out  done
PUT /bundle/confirm-arrival                      sentBundle      role  role    role      role      role      out  done
PUT /bundle/confirm-weights                      arrived         role  role    role      role      role      out  done
POST /manifest                                   bundle          role  role    role      role      role      out  done
GET /manifest/{id}                               manifest        role  role    role      role      role      out  done
PUT /manifest/{id}                               manifest        role  role    role      role      role      out  done
DELETE /manifest/{id}                            manifest        role  role    role      role      role      out  done
PUT /manifest/{id}/expected-date                 manifest        role  role    role      role      role      out  done
POST /manifest/{id}/ship                         manifest        role  role    role      role      role      out  done
GET /manifest/{id}/excel                         manifest        role  role    role      role      role      out  done
GET /manifest/{id}/pdf                           manifest        role  role    role      role      role      out  done

POST /sale-order                                 inQuito         done  none    role      role      role      out  done  orderNotFound
POST /sale-order                                 authorizedName  done  none    role      role      role      out  done  authorizedNameNotFound
GET /sale-order/{id}                             bill            done  none    done      none      none      out  done  billNotFound
GET /sale-order/{id}/pdf                         bill            done  none    done      none      none      out  done  billNotFound
GET /sale-order/order/{id}/pdf                   billedOrder     done  none    done      none      none      out  done  billNotFound
POST /sale-order/{id}/payment-proof              bill            done  none    role      role      role      out  role  billNotFound
DELETE /sale-order/{id}                          bill            role  role    role      role      role      out  done
POST /sale-order/{id}/credit-note                bill            role  role    role      role      role      out  done
DELETE /sale-order/{id}/credit-note              creditedBill    role  role    role      role      role      out  done
GET /credit-note/{id}/pdf                        creditNote      done  none    done      none      none      out  done  creditNoteNotFound
GET /associate/owed                              associate       role  role    role      role      role      out  done
GET /settlement/{id}                             settlement      role  role    none      none      done      out  done  settlementNotFound
GET /settlement/{id}/pdf                         settlement      role  role    none      none      done      out  done  settlementNotFound
POST /settlement                                 owing           role  role    role      role      role      out  done
DELETE /settlement/{id}                          settlement      role  role    role      role      role      out  done
PUT /payment-proof/{id}                          paymentProof    role  role    role      role      role      out  done
GET /account                                     client          done  none    done      none      none      out  done  clientNotFound
GET /account/pdf                                 client          done  none    done      none      none      out  done  clientNotFound
GET /account/export                              client          done  none    done      none      none      out  done  clientNotFound
POST /payment                                    client          role  role    role      role      role      out  done
POST /account/write-off                          debtor          role  role    role      role      role      out  done
PUT /account/opening                             debtor          role  role    role      role      role      out  done
POST /account/move                               credit          done  none    role      role      role      out  -     billNotFound
POST /refund                                     credit          done  -       role      role      role      out  done  clientNotFound
GET /refund/{id}                                 refund          done  none    role      role      role      out  done  refundNotFound
PUT /refund/{id}                                 refund          role  role    role      role      role      out  done
DELETE /refund/{id}                              paidRefund      role  role    role      role      role      out  done
GET /approval/{id}                               approval        role  role    role      role      role      out  done
PUT /approval/{id}                               approval        role  role    role      role      role      out  done
DELETE /approval/{id}                            approval        role  role    role      role      role      out  asker
POST /order/{id}/compensation                    damaged         role  role    role      role      role      out  done
DELETE /payment/{id}                             payment         role  role    role      role      role      out  done
`
const WHO = ['owner', 'anotherClient', 'associate', 'anotherAssociate', 'formerAssociate', 'disabled', 'administrator'] as const
type Who = (typeof WHO)[number]

const ROWS = TABLE.trim()
  .split(/\n+/)
  .slice(2)
  .map((line) => {
    const [method, path, kind, ...rest] = line.split(/\s+/)
    return { call: `${method} ${path}`, kind: kind as Kind, cells: rest.slice(0, WHO.length), code: rest[WHO.length] }
  })

const administrator = signedInAs('administrator')
const people = {} as Record<Who, Person>
/** Whose packages somebody has beside the record. */
const clients = {} as Record<Who, Person>
let records: Records

beforeAll(async () => {
  await liftQuota()
  const [associate, formerAssociate, anotherAssociate] = [
    await given.associate(),
    await given.associate(),
    await given.associate(),
  ]
  const owner = await given.client({ associate: formerAssociate })
  records = await recordsOf(owner, formerAssociate)
  await reassign(owner, formerAssociate, associate)
  records = { ...records, associate: associate.id }
  const [anotherClient, disabled] = [await given.client(), await given.administrator()]
  Object.assign(people, { owner, anotherClient, associate, anotherAssociate, formerAssociate, disabled })
  people.administrator = await given.administrator()
  for (const who of WHO) clients[who] = owner
  clients.anotherClient = anotherClient
  for (const who of ['anotherAssociate', 'formerAssociate'] as const) {
    clients[who] = await given.client({ associate: people[who] })
  }
  await disable(disabled)
}, 120_000)

test('every call that names a record has a row', () => {
  expect([...new Set(ROWS.map(({ call }) => call))].toSorted()).toEqual(callsThatName(() => true))
})

test.each(ROWS)('$call $kind', async (row) => {
  const answers: Partial<Record<Who, string>> = {}
  const refused = await Promise.all(
    whoever(row, (cell) => cell !== 'done').map(async (who) => [who, await callOf(row, who)] as const),
  )
  const before = await whatIsKept()
  for (const [who, tried] of refused) answers[who] = await tried.answer()
  expect(await whatIsKept()).toEqual(before)
  for (const who of whoever(row, (cell) => cell === 'done')) answers[who] = await (await callOf(row, who)).answer()

  expect(WHO.map((who) => answers[who] ?? '-')).toEqual(row.cells)
})

type Row = (typeof ROWS)[number]

const whoever = ({ cells }: Row, isMeant: (cell: string) => boolean): Who[] =>
  WHO.filter((_who, index) => cells[index] !== '-' && isMeant(cells[index] ?? ''))

/** A call that is ready to be made. A permitted caller makes it on a record of their own, so that the next caller finds theirs untouched. */
async function callOf({ call, kind, cells, code }: Row, who: Who): Promise<{ answer: () => Promise<string> }> {
  const isDone = cells[WHO.indexOf(who)] === 'done'
  const id = isDone && !call.startsWith('GET') ? await MAKERS[kind](people.owner, people.associate) : records[kind]
  const about = { role: people[who].role, owner: people.owner, associate: people.associate, client: clients[who] }
  const absent = kind === 'consignee' ? cedula(6_999_999) : ABSENT
  const [sent, sentOfNone] = [await contentOf(call, kind, id, about), await contentOf(call, kind, absent, about)]
  const caller = signedInAs(people[who])
  return {
    answer: async () => {
      const told = await outcomeOf(caller, call, id, sent)
      const said = JSON.stringify(told)
      if (told.status === 404 && told.code === code && said === JSON.stringify(await outcomeOf(caller, call, absent, sentOfNone)))
        return 'none'
      return SAID[`${told.status} ${told.code}`] ?? said
    },
  }
}

const SAID: Record<string, string> = {
  '200 undefined': 'done',
  '202 undefined': 'done',
  '401 notSignedIn': 'out',
  '403 roleNotAllowed': 'role',
  '409 approvalOfAnother': 'asker',
}

/** All that is open of the client goes on with another associate. */
async function reassign(client: Person, from: Person, to: Person): Promise<void> {
  const body = { clientIds: [client.id] }
  await administrator.call(users.unassignClients, { params: { id: from.id }, body })
  await administrator.call(users.assignClients, { params: { id: to.id }, body: { ...body, withOpenOrders: true } })
}

async function disable(person: Person): Promise<void> {
  await signedInAs(person).fetch('/api/role')
  await administrator.call(users.updateUser, { params: { id: person.id }, body: { status: 'inactive' } })
}
