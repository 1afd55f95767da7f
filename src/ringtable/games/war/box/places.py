"""The regions of the map, in the order of the printed list. [W2.1]"""

from typing import Final

Region = int
ANDRAST: Final = 0
ANFALAS: Final = 1
ANGMAR: Final = 2
ARNOR: Final = 3
ASH_MOUNTAINS: Final = 4
BARAD_DUR: Final = 5
BREE: Final = 6
BUCKLAND: Final = 7
CARDOLAN: Final = 8
CARROCK: Final = 9
DAGORLAD: Final = 10
DALE: Final = 11
DEAD_MARSHES: Final = 12
DIMRILL_DALE: Final = 13
DOL_AMROTH: Final = 14
DOL_GULDUR: Final = 15
DRUADAN_FOREST: Final = 16
DRUWAITH_IAUR: Final = 17
EAGLES_EYRIE: Final = 18
EAST_HARONDOR: Final = 19
EAST_RHUN: Final = 20
EASTEMNET: Final = 21
EASTERN_BROWN_LANDS: Final = 22
EASTERN_EMYN_MUIL: Final = 23
EASTERN_MIRKWOOD: Final = 24
EDORAS: Final = 25
ENEDWAITH: Final = 26
EREBOR: Final = 27
ERECH: Final = 28
ERED_LUIN: Final = 29
ETTENMOORS: Final = 30
EVENDIM: Final = 31
FANGORN: Final = 32
FAR_HARAD: Final = 33
FOLDE: Final = 34
FORDS_OF_BRUINEN: Final = 35
FORDS_OF_ISEN: Final = 36
FORLINDON: Final = 37
GAP_OF_ROHAN: Final = 38
GLADDEN_FIELDS: Final = 39
GOBLINS_GATE: Final = 40
GORGOROTH: Final = 41
GREY_HAVENS: Final = 42
HARLINDON: Final = 43
HELMS_DEEP: Final = 44
HIGH_PASS: Final = 45
HOLLIN: Final = 46
IRON_HILLS: Final = 47
KHAND: Final = 48
LAMEDON: Final = 49
LORIEN: Final = 50
LOSSARNACH: Final = 51
MINAS_MORGUL: Final = 52
MINAS_TIRITH: Final = 53
MINHIRIATH: Final = 54
MORANNON: Final = 55
MORIA: Final = 56
MOUNT_GRAM: Final = 57
MOUNT_GUNDABAD: Final = 58
NARROWS_OF_THE_FOREST: Final = 59
NEAR_HARAD: Final = 60
NOMAN_LANDS: Final = 61
NORTH_ANDUIN_VALE: Final = 62
NORTH_DOWNS: Final = 63
NORTH_DUNLAND: Final = 64
NORTH_ERED_LUIN: Final = 65
NORTH_ITHILIEN: Final = 66
NORTH_RHUN: Final = 67
NORTHERN_DORWINION: Final = 68
NORTHERN_MIRKWOOD: Final = 69
NORTHERN_RHOVANION: Final = 70
NURN: Final = 71
OLD_FORD: Final = 72
OLD_FOREST: Final = 73
OLD_FOREST_ROAD: Final = 74
ORTHANC: Final = 75
OSGILIATH: Final = 76
PARTH_CELEBRANT: Final = 77
PELARGIR: Final = 78
RHOSGOBEL: Final = 79
RIVENDELL: Final = 80
SHIRE: Final = 81
SOUTH_ANDUIN_VALE: Final = 82
SOUTH_DOWNS: Final = 83
SOUTH_DUNLAND: Final = 84
SOUTH_ERED_LUIN: Final = 85
SOUTH_ITHILIEN: Final = 86
SOUTH_RHUN: Final = 87
SOUTHERN_DORWINION: Final = 88
SOUTHERN_MIRKWOOD: Final = 89
SOUTHERN_RHOVANION: Final = 90
THARBAD: Final = 91
TOWER_HILLS: Final = 92
TROLLSHAWS: Final = 93
UMBAR: Final = 94
VALE_OF_THE_CARNEN: Final = 95
VALE_OF_THE_CELDUIN: Final = 96
WEATHER_HILLS: Final = 97
WEST_HARONDOR: Final = 98
WESTEMNET: Final = 99
WESTERN_BROWN_LANDS: Final = 100
WESTERN_EMYN_MUIL: Final = 101
WESTERN_MIRKWOOD: Final = 102
WITHERED_HEATH: Final = 103
WOODLAND_REALM: Final = 104
REGIONS: Final[tuple[str, ...]] = (  # of any length: see `Names`
    "andrast", "anfalas", "angmar", "arnor", "ash-mountains", "barad-dur", "bree", "buckland",
    "cardolan", "carrock", "dagorlad", "dale", "dead-marshes", "dimrill-dale", "dol-amroth",
    "dol-guldur", "druadan-forest", "druwaith-iaur", "eagles-eyrie", "east-harondor", "east-rhun",
    "eastemnet", "eastern-brown-lands", "eastern-emyn-muil", "eastern-mirkwood", "edoras",
    "enedwaith", "erebor", "erech", "ered-luin", "ettenmoors", "evendim", "fangorn", "far-harad",
    "folde", "fords-of-bruinen", "fords-of-isen", "forlindon", "gap-of-rohan", "gladden-fields",
    "goblins-gate", "gorgoroth", "grey-havens", "harlindon", "helms-deep", "high-pass", "hollin",
    "iron-hills", "khand", "lamedon", "lorien", "lossarnach", "minas-morgul", "minas-tirith",
    "minhiriath", "morannon", "moria", "mount-gram", "mount-gundabad", "narrows-of-the-forest",
    "near-harad", "noman-lands", "north-anduin-vale", "north-downs", "north-dunland",
    "north-ered-luin", "north-ithilien", "north-rhun", "northern-dorwinion", "northern-mirkwood",
    "northern-rhovanion", "nurn", "old-ford", "old-forest", "old-forest-road", "orthanc",
    "osgiliath", "parth-celebrant", "pelargir", "rhosgobel", "rivendell", "shire",
    "south-anduin-vale", "south-downs", "south-dunland", "south-ered-luin", "south-ithilien",
    "south-rhun", "southern-dorwinion", "southern-mirkwood", "southern-rhovanion", "tharbad",
    "tower-hills", "trollshaws", "umbar", "vale-of-the-carnen", "vale-of-the-celduin",
    "weather-hills", "west-harondor", "westemnet", "western-brown-lands", "western-emyn-muil",
    "western-mirkwood", "withered-heath", "woodland-realm",
)  # fmt: skip
NOWHERE: Final = 255  # a figure that is in no region
