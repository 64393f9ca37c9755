import type { FiscalData, FiscalRegistration, fiscalData } from '@app/contract/fiscal/fiscal-registration.contract'
import { RIMPE_REGIMES } from '@app/domain'
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { recordInFront } from '../../api/record-versions.ts'
import { type ContractForm, useContractForm } from '../../ui/form/use-contract-form.ts'
import { AddedCodes } from './added-codes.tsx'
import { DaysOff } from './days-off.tsx'
import { useUpdateFiscalRegistration } from './fiscal-registration.queries.ts'
import styles from './invoicing.module.css'

export type FiscalDataContractForm = ContractForm<z.input<typeof fiscalData>, FiscalData>

/** The only one of its kind (`api/edits.ts`). */
const FISCAL_SETTINGS = 'fiscalSettings'

/** All of it at once; the company's names and RUC are in its own form. What another person saved meanwhile shows while nothing is typed. */
export function FiscalDataForm({ registration }: { registration: FiscalRegistration }) {
  const [opened, open] = useState(registration)
  return <OpenedForm key={opened.version} opened={opened} newest={registration} open={open} />
}

type Opened = { opened: FiscalRegistration; newest: FiscalRegistration; open: (newest: FiscalRegistration) => void }

function OpenedForm({ opened: { data, version }, newest, open }: Opened) {
  const { t } = useTranslation('parameters')
  const update = useUpdateFiscalRegistration()
  const form: FiscalDataContractForm = useContractForm(
    async () => (await import('./fiscal-registration.schemas.ts')).fiscalData,
    { defaultValues: data, record: { ...data, id: FISCAL_SETTINGS, version } },
  )
  const { register, errorOf, reset, watch, setValue, formState } = form
  const { isDirty } = formState
  const { company } = newest
  useEffect(() => {
    const held = recordInFront(FISCAL_SETTINGS)?.record.version ?? version
    if (!isDirty && newest.version > held) open(newest)
  }, [isDirty, newest, open, version])
  const submit = form.handleSubmit((body) => update.mutateAsync(body).then((after) => reset(after.data), form.refuse))
  return (
    <form className={styles.card} onSubmit={submit} noValidate>
      <div className={styles.head}>
        <h2>{t('fiscal.data.title')}</h2>
      </div>
      <p className={styles.quiet}>
        {company.ruc ? t('fiscal.data.company', { name: company.legalName, ruc: company.ruc }) : t('fiscal.data.noCompany')}
      </p>
      <TextInput
        label={t('fiscal.data.headOfficeAddress')}
        description={t('fiscal.data.headOfficeAddressHelp')}
        required
        {...register('headOfficeAddress')}
        error={errorOf('headOfficeAddress')}
      />
      <TextInput
        label={t('fiscal.data.establishmentAddress')}
        description={t('fiscal.data.establishmentAddressHelp')}
        {...register('establishmentAddress')}
        error={errorOf('establishmentAddress')}
      />
      <div className={styles.halves}>
        <TextInput
          label={t('fiscal.data.establishment')}
          description={t('fiscal.data.threeDigits')}
          required
          inputMode="numeric"
          {...register('establishment')}
          error={errorOf('establishment')}
        />
        <TextInput
          label={t('fiscal.data.emissionPoint')}
          description={t('fiscal.data.threeDigits')}
          required
          inputMode="numeric"
          {...register('emissionPoint')}
          error={errorOf('emissionPoint')}
        />
      </div>
      <Switch label={t('fiscal.data.keepsAccounts')} {...register('keepsAccounts')} />
      <div className={styles.halves}>
        <TextInput
          label={t('fiscal.data.specialTaxpayer')}
          description={t('fiscal.data.resolutionHelp')}
          {...register('specialTaxpayer')}
          error={errorOf('specialTaxpayer')}
        />
        <TextInput
          label={t('fiscal.data.withholdingResolution')}
          description={t('fiscal.data.withholdingHelp')}
          inputMode="numeric"
          {...register('withholdingResolution')}
          error={errorOf('withholdingResolution')}
        />
        <NativeSelect
          label="RIMPE"
          value={watch('rimpe') ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setValue('rimpe', RIMPE_REGIMES.find((regime) => regime === value) ?? null, { shouldDirty: true })
          }
          data={[
            { value: '', label: t('fiscal.data.rimpe.none') },
            ...RIMPE_REGIMES.map((regime) => ({ value: regime, label: t(`fiscal.data.rimpe.${regime}`) })),
          ]}
        />
        <TextInput
          label={t('fiscal.data.largeTaxpayerResolution')}
          {...register('largeTaxpayerResolution')}
          error={errorOf('largeTaxpayerResolution')}
        />
        <TextInput
          label={t('fiscal.data.creditDays')}
          inputMode="numeric"
          required
          {...register('creditDays', { setValueAs: (text) => (text === '' ? Number.NaN : Number(text)) })}
          error={errorOf('creditDays')}
        />
      </div>
      <DaysOff form={form} />
      <AddedCodes form={form} />
      <div className={styles.buttons}>
        <Button type="submit" loading={update.isPending}>
          {t('fiscal.data.save')}
        </Button>
      </div>
    </form>
  )
}
