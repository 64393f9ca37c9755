import { useParameters } from './parameters.queries.ts'
import { ConfirmPrices } from './unconfirmed-prices.tsx'

/** How IVA treats each line today, to be confirmed as it is; nothing once it was. */
export function ConfirmIva() {
  const { data } = useParameters()
  return data ? <ConfirmPrices inForce={data} kind="unconfirmedIva" /> : null
}
