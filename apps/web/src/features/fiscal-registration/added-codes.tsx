import { ActionIcon, Button, TextInput } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FiscalDataContractForm } from './fiscal-data-form.tsx'
import styles from './invoicing.module.css'

const HUNDREDTHS = 100
const basisPointsOf = (text: string): number =>
  text.trim() === '' ? Number.NaN : Math.round(Number(text.replace(',', '.')) * HUNDREDTHS)
const percentOf = (basisPoints: number): string => (Number.isNaN(basisPoints) ? '' : String(basisPoints / HUNDREDTHS))

/** Codes of percentages of IVA that the SRI introduces: those that it has today are known. */
export function AddedCodes({ form: { control, register, setValue, errorOf } }: { form: FiscalDataContractForm }) {
  const { t } = useTranslation('parameters')
  const { fields, append, remove } = useFieldArray({ control, name: 'addedIvaCodes', keyName: 'key' })
  return (
    <fieldset className={styles.fields}>
      <legend>{t('fiscal.data.addedCodes')}</legend>
      <p className={styles.quiet}>{t('fiscal.data.addedCodesHelp')}</p>
      {fields.map(({ key, rateInBasisPoints }, position) => (
        <div key={key} className={styles.row}>
          <TextInput
            label={t('fiscal.data.rate', { position: position + 1 })}
            inputMode="decimal"
            rightSection="%"
            defaultValue={percentOf(rateInBasisPoints)}
            onChange={({ currentTarget: { value } }) =>
              setValue(`addedIvaCodes.${position}.rateInBasisPoints`, basisPointsOf(value), { shouldDirty: true })
            }
            error={errorOf(`addedIvaCodes.${position}.rateInBasisPoints`)}
          />
          <TextInput
            label={t('fiscal.data.code', { position: position + 1 })}
            inputMode="numeric"
            {...register(`addedIvaCodes.${position}.code`)}
            error={errorOf(`addedIvaCodes.${position}.code`)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('fiscal.data.removeCode', { position: position + 1 })}
            onClick={() => remove(position)}
          >
            <IconTrash aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="default"
        className={styles.add}
        leftSection={<IconPlus aria-hidden />}
        onClick={() => append({ rateInBasisPoints: Number.NaN, code: '' })}
      >
        {t('fiscal.data.addCode')}
      </Button>
    </fieldset>
  )
}
