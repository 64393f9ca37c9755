import { eachOf, type Outcome, type Trial } from './proof.ts'
import type { Stage } from './stage.ts'

/** Two administrators ship one manifest at the same moment, at two servers; as many manifests as there are packages. */
export const shipOnce: Trial = { promise: 'a manifest that two ship at once is shipped once', prove }

async function prove({ db, ines, luis, packages }: Stage): Promise<Outcome> {
  const manifests: string[] = []
  await eachOf(packages.shipped, 8, async (orderId, index) => {
    const bundle = await ines[index % 2 === 0 ? 0 : 1].call('POST', '/bundle', { orderIds: [orderId] })
    const bundles = [{ bundleId: bundle.id, childGuideNumber: `HIJA-${index}` }]
    manifests.push(
      (await ines[0].call('POST', '/manifest', { guideNumber: `729-${index}`, departureDate: '2030-01-02', bundles })).id,
    )
  })
  const broken: string[] = []
  for (const [round, id] of manifests.entries()) {
    const path = `/manifest/${id}/ship`
    const both = [() => ines[0].send('POST', path), () => luis[1].send('POST', path)]
    if (round % 2 === 1) both.reverse()
    const answers = await Promise.all(both.map((ship) => ship()))
    const statuses = answers.map(({ status }) => status).sort()
    if (statuses.join() !== '200,409') broken.push(`manifest ${round}: ${statuses.join(' and ')}`)
  }
  const { rows } = await db.execute<{ shipped: number }>(
    `select count(*)::int as shipped from events where aggregate = 'manifest' and action = 'ship'`,
  )
  if (rows[0]?.shipped !== manifests.length) broken.push(`${rows[0]?.shipped} shipments on record`)
  return { seen: `${manifests.length} manifests, one winner each`, broken }
}
