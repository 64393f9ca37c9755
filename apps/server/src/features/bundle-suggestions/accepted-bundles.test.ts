import { bundleSuggestion, bundles } from '@app/contract'
import { expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const suggest = (who: Person) => signedInAs(who).call(bundleSuggestion.suggestBundles)

test('every bundle that is proposed is accepted', { timeout: 60_000 }, async () => {
  const associate = await given.associate()
  for (const [index, contents] of CONTENTS.entries()) {
    const client = await given.client({ associate })
    const name = await given.authorizedName(client)
    for (const [number, [weightInGrams, valueInCents]] of contents.entries()) {
      const isAuthorizedToBundle = (index + number) % 4 !== 3
      const consigneeAuthorizedNameId = number % 5 === 4 ? { consigneeAuthorizedNameId: name.id } : {}
      await given.order({
        client,
        status: 'inWarehouseMIA',
        weightInGrams,
        valueInCents,
        isAuthorizedToBundle,
        ...consigneeAuthorizedNameId,
      })
    }
  }
  const proposal = await suggest(associate)
  expect(proposal).toMatchObject({ packages: 21, isProvenOptimal: true })
  expect(proposal.leftOut.map(({ reason }) => reason)).toEqual(['yearlyQuotaExceeded', 'yearlyQuotaExceeded'])

  for (const { orderIds, weightInGrams, valueWithTaxInCents, isSpecial, warnings } of proposal.bundles) {
    const made = await signedInAs(associate).call(bundles.createBundle, { body: { orderIds } })
    expect(made).toMatchObject({ weightInGrams, valueWithTaxInCents, isSpecial, warnings })
  }
  expect(await suggest(associate)).toMatchObject({ packages: 2, declarations: 0 })
})

/** What three clients have in Miami, in grams and cents; the last have more than their year holds. */
const CONTENTS: [number, number][][] = [
  [
    [1_200, 18_000],
    [2_500, 12_000],
    [1_500, 9_390],
    [400, 9_390],
    [600, 9_390],
    [700, 9_390],
    [300, 1_500],
  ],
  [
    [4_000, 20_000],
    [3_900, 5_000],
    [100, 500],
    [1_000, 3_000],
    [2_000, 18_700],
    [900, 37_559],
    [1_000, 20_000],
  ],
  [
    [3_000, 37_559],
    [3_000, 37_000],
    [3_000, 36_000],
    [3_000, 35_000],
    [3_000, 34_000],
    [3_000, 33_000],
    [3_000, 32_000],
  ],
]
