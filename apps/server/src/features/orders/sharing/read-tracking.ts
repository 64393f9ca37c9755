import type { Tracking } from '@app/contract/tracking/tracking-links.contract'
import { businessDay, DomainError, holdOn, isTrackingOver, publicTrackingOf, type Reached, readTrackingCode } from '@app/domain'
import { now } from '../../../clock.ts'
import { networkOf } from '../../../http/network.ts'
import type { Parts } from '../../../http/parts.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import * as company from '../../company/company.repository.ts'
import { limitTries } from '../../rate-limits/limit-tries.ts'
import { daysLateOf } from '../orders.kind.ts'
import { inMiamiBy } from '../promise/in-miami-by.ts'
import { findShared, type SharedOrder } from './tracking-links.repository.ts'

/** @throws trackingLinkNotFound alike for a link that never was, was revoked or is over; tooManyRequests */
export async function readTracking(parts: Parts, { ip }: RequestContext, typed: string): Promise<Tracking> {
  await limitTries(parts, { trackingFromNetwork: networkOf(ip) })
  const code = readTrackingCode(typed)
  const order = code && (await findShared(parts.db, code))
  if (!order || isTrackingOver({ ...order, statusSince: new Date(order.statusSince) }, now()))
    throw new DomainError('trackingLinkNotFound')
  const { tradeName, quitoAddress } = await company.get(parts.db)
  const way = { ...order, hold: holdOn(order, businessDay(now())), daysLate: daysLateOf(order), inMiamiBy: inMiamiBy(order) }
  const said = publicTrackingOf({ ...way, ...instantsOf(order) })
  const isExpected = said.moment !== null
  return {
    ...said,
    expectedOn: isExpected ? order.estimatedArrivalDate : null,
    promisedOn: said.state === 'ended' || said.state === 'onHold' ? null : order.promisedDate,
    inMiamiBy: isExpected ? way.inMiamiBy : null,
    daysLate: isExpected || (said.stage !== null && order.arrivalDate !== null) ? way.daysLate : 0,
    company: { name: tradeName, phone: quitoAddress.phone },
  }
}

const instantsOf = ({ createdAt, expectedAt, intakeAt, shippedAt, deliveredAt }: SharedOrder): Reached => ({
  createdAt: new Date(createdAt),
  expectedAt: instantOf(expectedAt),
  intakeAt: instantOf(intakeAt),
  shippedAt: instantOf(shippedAt),
  deliveredAt: instantOf(deliveredAt),
})

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text))
