import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Link } from '../../ui/edit/link.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import styles from './dropshipping.module.css'
import { useCreateDropshipping } from './dropshipping.queries.ts'
import { WishFields } from './wish-fields.tsx'

const STEPS = ['ask', 'quote', 'accept', 'bring'] as const
const NOTHING = { link: '', description: '', options: '', quantity: 1, comment: '' }

/** Asks for a product to be quoted, and says what happens then. */
export function AskDropshipping() {
  const { t } = useTranslation('dropshipping')
  const navigate = useNavigate()
  const ask = useCreateDropshipping()
  const form = useContractForm(async () => (await import('./dropshipping.schemas.ts')).dropshippingWish, {
    defaultValues: NOTHING,
    draft: 'dropshipping',
  })
  const done = () => {
    form.forgetDraft()
    return navigate('?view=dropshipping')
  }
  const submit = form.handleSubmit((body) => ask.mutateAsync(body).then(done, form.refuse))
  return (
    <div className={styles.columns}>
      <form className={styles.card} onSubmit={submit} noValidate aria-labelledby="ask-dropshipping">
        <h2 id="ask-dropshipping">{t('ask.title')}</h2>
        <WishFields form={form} />
        <div className={styles.buttons}>
          <Button variant="default" component={Link} to="?view=dropshipping">
            {t('ask.back')}
          </Button>
          <Button type="submit" loading={ask.isPending}>
            {t('ask.send')}
          </Button>
        </div>
      </form>
      <section className={styles.card} aria-labelledby="how-dropshipping">
        <h2 id="how-dropshipping">{t('steps.title')}</h2>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <strong>{t(`steps.${step}.title`)}</strong>
              <span>{t(`steps.${step}.sentence`)}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
