import styles from './page-loading.module.css'

/** The words of the page did not come, so these two sentences stand here in both languages. */
export function WordsNotLoaded() {
  return (
    <main role="alert" className={styles.words}>
      <p lang="es">No pudimos cargar la página. Revisa tu conexión.</p>
      <p lang="en">We could not load the page. Check your connection.</p>
      <button type="button" onClick={() => location.reload()}>
        Cargar de nuevo · Reload
      </button>
    </main>
  )
}
