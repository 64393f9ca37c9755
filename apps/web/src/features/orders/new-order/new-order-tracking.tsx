import { guessCarrier } from '@app/domain'
import { Button, TextInput } from '@mantine/core'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { useState } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '../../../ui/files/file-drop.tsx'
import styles from './new-order.module.css'
import type { NewOrderValues } from './new-order-values.ts'
import { useFieldProblem } from './use-field-problem.ts'

/** The tracking number with the carrier it belongs to, or a file that shows it: one of the two is needed. */
export function NewOrderTracking({ path }: { path: `packages.${number}` }) {
  const { t } = useTranslation('orders')
  const { control, register } = useFormContext<NewOrderValues>()
  const [tracking, files] = useWatch({ control, name: [`${path}.tracking`, `${path}.files.tracking`] })
  const problem = useFieldProblem()
  const [wantsFile, setWantsFile] = useState(false)
  const carrier = guessCarrier(tracking)
  return (
    <div className={styles.group}>
      <TextInput
        label={t('newOrder.tracking')}
        description={carrier ? t('newOrder.carrier', { carrier }) : t('newOrder.trackingHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder="1Z999AA10123456784"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...register(`${path}.tracking`)}
        error={problem(`${path}.tracking`)}
      />
      {wantsFile || files.length > 0 ? (
        <Controller
          control={control}
          name={`${path}.files.tracking`}
          render={({ field: { value, onChange } }) => (
            <FileDrop label={t('newOrder.trackingFile')} files={value} onChange={onChange} />
          )}
        />
      ) : (
        <Button
          variant="subtle"
          size="sm"
          className={styles.start}
          leftSection={<IconPaperclip aria-hidden />}
          onClick={() => setWantsFile(true)}
        >
          {t('newOrder.useTrackingFile')}
        </Button>
      )}
    </div>
  )
}
