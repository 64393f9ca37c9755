// Who the orders are of: $1 associates, $2 clients. Names repeat as they do in Ecuador.
const FIRST_NAMES = `array['Rosa','María','Ana','Luis','José','Carmen','Jorge','Elena','Pedro','Lucía','Diego','Sofía','Andrés','Paola','Marco',
  'Verónica','Juan','Gabriela','Fernando','Isabel']`
const LAST_NAMES = `array['Andrade','Quispe','Cevallos','Mora','Villacís','Guamán','Paredes','Salazar','Yépez','Cárdenas','Torres','Benítez',
  'Jaramillo','Vega','Montalvo','Chiriboga','Lema','Páez','Zambrano','Ortega','Hidalgo','Erazo','Tapia','Bravo','Pinto']`

export const ASSOCIATES = `
  insert into users (id, first_name, last_name, email, is_associate)
  select uuidv7(), 'Iván ' || n, 'Torres', 'asociado-' || n || '@puente.test', true from generate_series(1, $1::int) n`

export const CLIENTS = `
  insert into users (id, created_at, first_name, last_name, email, identification, casillero_code, associate_id)
  select uuidv7(), now() - n * interval '20 minutes', (${FIRST_NAMES})[n % 20 + 1], (${LAST_NAMES})[n % 25 + 1],
    'cliente-' || n || '@puente.test', lpad(n::text, 10, '0'), 'UIO-' || n, associate.id
  from generate_series(1, $2::int) n join users associate on associate.email = 'asociado-' || n % $1::int + 1 || '@puente.test'`
