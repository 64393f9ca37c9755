import type { BundleSuggestion, ProposedBundle as PublishedBundle } from '@app/contract/bundle-suggestion.contract'
import type { BundleProposal, ProposedBundle } from '@app/domain'
import { personView } from '../people/person.view.ts'
import { consigneeOf } from './ready-package.ts'
import type { ReadyRow } from './ready-packages.repository.ts'

/** The proposal with what people know its packages by. */
export function suggestionView(proposal: BundleProposal, rows: readonly ReadyRow[]): BundleSuggestion {
  const { groups, leftOut, ...figures } = proposal
  const byId = new Map(rows.map((row) => [row.id, row]))
  const rowsOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  return {
    bundles: groups.flatMap(({ bundles }) => bundles.flatMap((bundle) => bundleView(bundle, rowsOf(bundle.orderIds)))),
    leftOut: leftOut.flatMap(({ orderId, code: reason }) =>
      rowsOf([orderId]).map(({ code, client }) => ({ orderId, code, client: personView(client), reason })),
    ),
    packages: rows.length,
    ...figures,
  }
}

function bundleView(bundle: ProposedBundle, rows: readonly ReadyRow[]): PublishedBundle[] {
  const consignee = rows[0] && consigneeOf(rows[0])
  if (!consignee) return []
  const orders = rows.map(orderView)
  return [{ ...bundle, consignee, orders, warnings: bundle.warnings.map(({ code }) => code) }]
}

const orderView = ({ id, code, client, associate, description, weightInGrams, valueInCents, ...row }: ReadyRow) => ({
  id,
  code,
  client: personView(client),
  associate,
  description,
  weightInGrams: weightInGrams ?? 0,
  productValueInCents: valueInCents,
  intakeAt: row.intakeAt?.toISOString() ?? null,
  promisedDate: row.promisedDate,
})
