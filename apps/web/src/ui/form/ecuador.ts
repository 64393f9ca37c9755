// Ecuador's provinces and the towns at the head of their cantons (INEC, political division).
const TOWNS: Readonly<Record<string, string>> = {
  Azuay:
    'Camilo Ponce Enríquez, Chordeleg, Cuenca, El Pan, Girón, Guachapala, Gualaceo, Nabón, Oña, Paute, Pucará, ' +
    'San Fernando, Santa Isabel, Sevilla de Oro, Sígsig',
  Bolívar: 'Caluma, Chillanes, Chimbo, Echeandía, Guaranda, Las Naves, San Miguel',
  Cañar: 'Azogues, Biblián, Cañar, Déleg, El Tambo, La Troncal, Suscal',
  Carchi: 'Bolívar, El Ángel, Huaca, Mira, San Gabriel, Tulcán',
  Chimborazo: 'Alausí, Chambo, Chunchi, Colta, Cumandá, Guamote, Guano, Pallatanga, Penipe, Riobamba',
  Cotopaxi: 'El Corazón, La Maná, Latacunga, Pujilí, Salcedo, Saquisilí, Sigchos',
  'El Oro':
    'Arenillas, Atahualpa, Balsas, Chilla, El Guabo, Huaquillas, La Victoria, Machala, Marcabelí, Pasaje, Piñas, ' +
    'Portovelo, Santa Rosa, Zaruma',
  Esmeraldas: 'Atacames, Esmeraldas, Muisne, Quinindé, Rioverde, San Lorenzo, Valdez',
  Galápagos: 'Puerto Ayora, Puerto Baquerizo Moreno, Puerto Villamil',
  Guayas:
    'Balao, Balzar, Bucay, Colimes, Daule, Durán, El Empalme, El Triunfo, Guayaquil, Isidro Ayora, Jujan, ' +
    'Lomas de Sargentillo, Marcelino Maridueña, Milagro, Naranjal, Naranjito, Nobol, Palestina, Pedro Carbo, Playas, ' +
    'Samborondón, Santa Lucía, Simón Bolívar, Urbina Jado, Yaguachi',
  Imbabura: 'Atuntaqui, Cotacachi, Ibarra, Otavalo, Pimampiro, Urcuquí',
  Loja:
    'Alamor, Amaluza, Cariamanga, Catacocha, Catamayo, Celica, Chaguarpamba, Gonzanamá, Loja, Macará, Olmedo, ' +
    'Pindal, Quilanga, Saraguro, Sozoranga, Zapotillo',
  'Los Ríos':
    'Baba, Babahoyo, Buena Fe, Catarama, Mocache, Montalvo, Palenque, Puebloviejo, Quevedo, Quinsaloma, Valencia, ' +
    'Ventanas, Vinces',
  Manabí:
    'Bahía de Caráquez, Calceta, Chone, El Carmen, Flavio Alfaro, Jama, Jaramijó, Jipijapa, Junín, Manta, ' +
    'Montecristi, Olmedo, Paján, Pedernales, Pichincha, Portoviejo, Puerto López, Rocafuerte, San Vicente, ' +
    'Santa Ana, Sucre, Tosagua',
  'Morona Santiago':
    'Gualaquiza, Huamboya, Limón Indanza, Logroño, Macas, Palora, San Juan Bosco, Santiago de Méndez, Sucúa, Taisha, ' +
    'Tiwintza, Pablo Sexto',
  Napo: 'Archidona, Baeza, Carlos Julio Arosemena Tola, El Chaco, Tena',
  Orellana: 'Coca, La Joya de los Sachas, Loreto, Nuevo Rocafuerte',
  Pastaza: 'Arajuno, Mera, Puyo, Santa Clara',
  Pichincha:
    'Cayambe, Machachi, Pedro Vicente Maldonado, Puerto Quito, Quito, San Miguel de los Bancos, Sangolquí, ' + 'Tabacundo',
  'Santa Elena': 'La Libertad, Salinas, Santa Elena',
  'Santo Domingo de los Tsáchilas': 'La Concordia, Santo Domingo',
  Sucumbíos: 'Cascales, Cuyabeno, La Bonita, Lumbaquí, Nueva Loja, Putumayo, Shushufindi',
  Tungurahua: 'Ambato, Baños de Agua Santa, Cevallos, Mocha, Patate, Pelileo, Píllaro, Quero, Tisaleo',
  'Zamora Chinchipe': '28 de Mayo, El Pangui, Guayzimi, Palanda, Paquisha, Yantzaza, Zamora, Zumba, Zumbi',
}

export const PROVINCES: readonly string[] = Object.keys(TOWNS)

/** The towns of a province; none of a province that is not on the list. */
export const townsOf = (province: string): readonly string[] => TOWNS[province]?.split(', ') ?? []
