import type { Bundle } from '@app/contract/bundles.contract'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHeldRecord } from '../../ui/edit/use-held-record.ts'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { Refusal } from '../../ui/say/refusal.tsx'
import { useSetBundleValue } from './bundles.queries.ts'

/** What customs is told the bundle is worth; kept when the field is left. */
export function CustomsValueField({ bundle }: { bundle: Bundle }) {
  const { t } = useTranslation('administrator')
  const saving = useSetBundleValue()
  const { id, code, customsInvoiceValueInCents } = bundle
  const [value, setValue] = useState<number | null>(customsInvoiceValueInCents)
  useEffect(() => setValue(customsInvoiceValueInCents), [customsInvoiceValueInCents])
  useHeldRecord(bundle, value !== customsInvoiceValueInCents, () => setValue(customsInvoiceValueInCents))
  const save = () => {
    if (value === null || value === customsInvoiceValueInCents || saving.isPending) return
    saving.mutate({ id, customsInvoiceValueInCents: value })
  }
  return (
    <form
      id={`customs-${id}`}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <MoneyField
        label={null}
        aria-label={t('manifests.customsValueOf', { code })}
        value={value}
        onChange={setValue}
        onBlur={save}
        error={saving.error ? <Refusal error={saving.error} /> : undefined}
      />
    </form>
  )
}
