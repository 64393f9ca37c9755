import { HOME_PATH } from '@app/contract/paths'
import { Button } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { FormEvent, ReactNode } from 'react'
import { FormProvider, useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../../ui/edit/leave-guard.ts'
import { Link } from '../../../ui/edit/link.tsx'
import { UploadProgress } from '../../../ui/files/upload-progress.tsx'
import { DraftNote } from '../../../ui/form/draft-note.tsx'
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts'
import { sayIfUnchecked } from '../../../ui/form/use-late-checks.ts'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useRetailParameters } from '../../retail-parameters/retail-parameters.queries.ts'
import { ReadingPanel } from '../reading/reading-panel.tsx'
import styles from './new-order.module.css'
import { NewOrderPackage } from './new-order-package.tsx'
import { NewOrderPeople } from './new-order-people.tsx'
import { NewOrderSummary } from './new-order-summary.tsx'
import { emptyPackage, type PackageValues, splitPackage } from './new-order-values.ts'
import type { OrderingClient } from './ordering-client.ts'
import { useNewOrderForm } from './use-new-order-form.ts'
import { useSendNewOrder } from './use-send-new-order.ts'

const MOST_PACKAGES = 20

type Props = {
  /** For whom staff ask; none: the signed-in client. */
  client?: OrderingClient
  /** Where it was come from, and where a sent order is seen. */
  back?: string
  /** The field that says whose it is, where it can be changed in the form. */
  whose?: ReactNode
}

/** Asks for one or several packages: the form, and beside it what they will cost and when they arrive. */
export function NewOrderPage({ client, back = HOME_PATH, whose }: Props) {
  // What its later parts say comes with it: what is shown would be hidden while they wait.
  const { t } = useTranslation(['orders', 'ways', 'tariffs'])
  const parameters = useRetailParameters()
  const { form, hadDraft, forgetDraft, startAgain, expectChecks } = useNewOrderForm(parameters.data, client)
  // A browser cannot keep files in a draft.
  const packages = useWatch({ control: form.control, name: 'packages' })
  useLeaveGuard(packages.some(({ files }) => Object.values(files).flat().length > 0) && !form.formState.isSubmitting)
  const { send, refusal, isSending, progress, cancel } = useSendNewOrder(form, { client, back, onSent: forgetDraft })
  const { fields, append, remove, replace, update } = useFieldArray({ control: form.control, name: 'packages' })
  const fill = (index: number | null, values: PackageValues) => {
    if (index !== null) update(index, values)
    else if (fields.length < MOST_PACKAGES) append(values)
  }
  const submit = (event: FormEvent) =>
    void form.handleSubmit(send, (errors) => {
      sayIfUnchecked(errors)
      focusFirstInvalid(event.target)
    })(event)
  return (
    <Page
      title={client ? t('newOrder.titleFor', { name: client.name }) : t('newOrder.title')}
      sentence={t(client ? 'newOrder.sentenceFor' : 'newOrder.sentence')}
      action={
        <Button variant="default" component={Link} to={back}>
          {t(whose ? 'newOrder.backToList' : client ? 'newOrder.backToClient' : 'newOrder.back')}
        </Button>
      }
    >
      <FormProvider {...form}>
        <form className={styles.columns} onSubmit={submit} onFocus={expectChecks} noValidate>
          <div className={styles.form}>
            {whose}
            <DraftNote form={{ hadDraft, startAgain }} sentence={t('newOrder.draftFound')} />
            <ReadingPanel client={client} onFill={fill} />
            <NewOrderPeople client={client} parameters={parameters.data} />
            {fields.map(({ id }, index) => (
              <NewOrderPackage
                key={id}
                index={index}
                parameters={parameters.data}
                onRemove={fields.length > 1 ? () => remove(index) : null}
                onSplit={(boxes) => replace(splitPackage(form.getValues('packages'), index, boxes))}
              />
            ))}
            {fields.length < MOST_PACKAGES ? (
              <Button variant="default" leftSection={<IconPlus aria-hidden />} onClick={() => append(emptyPackage())}>
                {t('newOrder.addPackage')}
              </Button>
            ) : null}
          </div>
          <div className={styles.side}>
            {parameters.data ? <NewOrderSummary client={client} parameters={parameters.data} /> : null}
            {parameters.isError ? <ErrorState error={parameters.error} onRetry={() => void parameters.refetch()} /> : null}
            <div className={styles.send}>
              {refusal ? (
                <Note tone="red" isRefusal>
                  <Refusal error={refusal} />
                </Note>
              ) : null}
              {progress === null ? null : <UploadProgress share={progress} onCancel={cancel} />}
              <Button type="submit" size="md" fullWidth loading={isSending}>
                {t('newOrder.send', { count: fields.length })}
              </Button>
            </div>
          </div>
        </form>
      </FormProvider>
    </Page>
  )
}
